// Long, because every way in which a match goes on stands here: an answer, a step back, and what a table agreed on.
import {
  type Action,
  type AnyGame,
  type AnyState,
  ASIDE,
  begin,
  type Chance,
  clone,
  copyState,
  type GameEvent,
  play,
  type Seat,
  type Tell,
  type Told,
} from '@questhall/kernel';
import { type BothWays, type Change, diffBothWays, patch } from '@questhall/protocol';
import {
  askedAgain,
  askedAnew,
  BACK,
  END,
  type Ending,
  ended,
  LAST_ROUND,
  lastRoundNamed,
  plainDraws,
  RENEWED,
  REWIND,
  renewed,
  restored,
  rewound,
  type StartEntry,
  takingOf,
  trailAfter,
  witness,
} from '@questhall/record';
import { bindStart, chainAfter, hashOfState } from '../proof/chain.ts';
import { chanceOf } from '../secret.ts';
import type { ActionRecord, MatchRecord, Proof, TimedEvent } from '../store/store.ts';
import { copyOf } from './copy.ts';
import type { Passing } from './hold.ts';
import { withoutPlans } from './plan.ts';
import { countedFor, deadlineAnew, givenBack, ownTimeFrom, spentBy, windUp } from './reserve.ts';
import type { Amid } from './sight.ts';

/** A window that was gone through: what the table looked like, which of the step's events came before, and how long it stays. */
export interface Window {
  state: AnyState;
  deadline: number | null;
  events: TimedEvent[];
  ticks: number;
  /** How long it stays open, in milliseconds. */
  ms: number;
}

/** What a match would be after a step: computed beside the present, which stays untouched until the step is saved. */
export interface Step {
  state: AnyState;
  /** The same as JSON: it is hashed, and then written as it is. */
  stateText: string;
  record: MatchRecord;
  /** What it changes of the state, where that had to be found already. */
  changes?: readonly Change[];
  events: TimedEvent[];
  amid: Amid;
  /** The windows on the way that nobody could answer, in order: shown as open ones before the rest is told. */
  windows: Window[];
  /** Of the first step. */
  start?: StartEntry;
  /** Of an action in a match whose record is kept. */
  proof?: Proof;
}

/**
 * The match's first state, up to its first decision.
 * @param passing draws how long a window stays open that nobody could answer; absent: such windows pass unseen
 * @throws IllegalAction ('seats') or BadOption where it was set up wrongly
 */
export function firstStep(game: AnyGame, record: MatchRecord, now: number, passing?: (brief: boolean) => Passing): Step {
  const story = new Story(game, record, now, passing);
  const source = chanceOf(record, record.drawn);
  const chance = witness(source, record.drawn);
  const state = begin(game, { seats: record.seats.length, options: record.options }, chance, story.tell, story.passed) as AnyState;
  const stateText = JSON.stringify(state);
  const start: StartEntry = { at: now, draws: plainDraws(chance.draws), state: hashOfState(stateText) };
  const begun = after(game, { ...record, status: 'running' }, undefined, state, { drawn: source.drawn, at: now, now: story.at });
  return { state, stateText, record: bindStart(begun, game.version, start), ...story.told(), start };
}

/** An answer that is about to be played. */
export interface Answer {
  /** May draw the answer (a default) from the match's chance before it is played. */
  choose: (chance: Chance) => Action;
  by: ActionRecord['by'];
  byDefault: boolean;
  /** A standing order of the person gave it. */
  byOrder?: boolean;
  at: number;
  /** See `firstStep`. */
  passing?: ((brief: boolean) => Passing) | undefined;
  /** Whether somebody is to be shown each event. */
  followed?: boolean;
  /** The state before it as JSON, where that has been made. */
  beforeText?: string | undefined;
}

/** The state after an action. */
export function nextStep(
  game: AnyGame,
  before: AnyState,
  record: MatchRecord,
  { choose, by, byDefault, byOrder = false, at, passing, followed = false, beforeText }: Answer,
): Step & { action: Action } {
  const source = chanceOf(record, record.drawn);
  const chance = witness(source, record.drawn);
  const state = copyState(game, before);
  const story = new Story(game, record, at, passing, followed ? state : undefined);
  const action = choose(chance);
  play(game, state, action, chance, story.tell, story.passed);
  const stateText = JSON.stringify(state);
  const answered = by === 'person' && !byDefault ? action.seat : undefined;
  const next = after(game, record, before, state, { drawn: source.drawn, at, now: story.at, answered });
  let both: BothWays | undefined;
  if (record.takingBack === 'free') {
    const byPerson = by === 'person' && !byDefault;
    const drew = chance.draws.length > 0;
    const told = story.told().events.map((event) => event.told);
    const done = { before, after: state, action, byPerson, byOrder, drew, passed: story.hasPassed, told };
    next.trail = trailAfter(game, record.trail, done, () => {
      both = diffBothWays(before, state);
      return {
        undo: undoOf(both, before, state, beforeText),
        deadline: record.deadline,
        ...(record.reserve > 0 || record.spent.began !== undefined ? { spent: record.spent } : {}),
      };
    });
  }
  // A question that is asked anew because of an aside keeps its time.
  if (action.decision === ASIDE) {
    next.deadline = record.deadline;
    next.spent = countedFor(game, record, state, record.spent);
  }
  const step: Step & { action: Action } = { state, stateText, record: next, ...story.told(), action };
  if (both) step.changes = both.there;
  if (!record.opening) return step;
  const proof: Proof = {
    draws: plainDraws(chance.draws),
    state: hashOfState(stateText),
    ...(byDefault ? { byDefault: true } : {}),
  };
  next.chain = chainAfter(next, { seq: state.seq, by, at, action, version: game.version, proof });
  step.proof = proof;
  return step;
}

/** The changes that lead back, to the last byte: the hash of the state will be the one that it had. */
function undoOf({ back, exact }: BothWays, before: AnyState, after: AnyState, beforeText = JSON.stringify(before)): readonly Change[] {
  return exact || JSON.stringify(patch(after, back)) === beforeText ? back : [[[], before]];
}

/**
 * A step in which nothing is drawn and no rule is run: one event tells of it.
 * @param next the match after it, whose chain is still that of before
 */
function unplayed(
  game: AnyGame,
  next: MatchRecord,
  { state, told, action, by, at }: { state: AnyState; told: Told; action: Action; by: ActionRecord['by']; at: number },
): Step & { action: Action } {
  const stateText = JSON.stringify(state);
  const step = { state, stateText, record: next, events: [{ at, told }], amid: new Map(), windows: [], action };
  if (!next.opening) return step;
  const proof: Proof = { draws: [], state: hashOfState(stateText) };
  next.chain = chainAfter(next, { seq: state.seq, by, at, action, version: game.version, proof });
  return { ...step, proof };
}

/**
 * The match after this seat has taken back what it can; undefined where there is nothing. Nothing is drawn and no rule is
 * run. The clock goes on as it did: taking back gains nobody time.
 */
export function backStep(
  game: AnyGame,
  now: AnyState,
  record: MatchRecord,
  { seat, at }: { seat: Seat; at: number },
): (Step & { action: Action; anew: readonly Seat[] }) | undefined {
  const taking = takingOf(record.trail, seat);
  const oldest = taking?.steps.at(-1);
  if (!taking || !oldest) return undefined;
  const before = taking.steps.reduce((state, step) => patch(state, step.before?.undo ?? []), now);
  const state = oldest.again ? askedAgain(game, now, oldest.again) : restored(now, before);
  const action: Action = { decision: BACK, seat, choice: String(taking.steps.length) };
  const next: MatchRecord = { ...record, pending: state.pending.map((d) => d.seat), trail: taking.rest };
  if (!oldest.again) {
    next.deadline = record.deadline === null ? null : (oldest.before?.deadline ?? record.deadline);
    // What had been used by then: the time since is reckoned from the old deadline when the question is answered anew.
    next.spent = countedFor(game, record, state, oldest.before?.spent ?? record.spent);
    // A holiday that has been taken since counts as well.
    next.deadline = deadlineAnew(game, state, next, at);
  }
  return { ...unplayed(game, next, { state, told: taking.told, action, by: 'person', at }), anew: askedAnew(now, state, seat) };
}

/** The match after all have agreed to go back to an earlier state. Nothing is drawn and no rule is run. */
export function rewindStep(
  game: AnyGame,
  now: AnyState,
  record: MatchRecord,
  { seat, before, since, at }: { seat: Seat; before: AnyState; since: number; at: number },
): Step & { action: Action; anew: readonly Seat[] } {
  const { state, told } = rewound(now, before, seat, since);
  const action: Action = { decision: REWIND, seat, choice: String(before.seq) };
  const next: MatchRecord = { ...record, pending: state.pending.map((d) => d.seat), trail: [] };
  next.spent = countedFor(game, record, state, spentBy(record, record.pending, at));
  Object.assign(next, windUp(game, state, next, at));
  // Whoever is asked now is asked anew, also where the same question was on show.
  const anew = [...new Set([...askedAnew(now, state, seat), ...next.pending])];
  return { ...unplayed(game, next, { state, told, action, by: 'person', at }), anew };
}

/** The match after its table has ended it. Nothing is drawn and no rule is run. */
export function endStep(
  game: AnyGame,
  now: AnyState,
  record: MatchRecord,
  { seat, way, at }: { seat: Seat; way: Ending; at: number },
): Step & { action: Action } {
  const { state, told } = ended(game, now, seat, way);
  const action: Action = { decision: END, seat, choice: way };
  const { agreement: _, ...rest } = record;
  const seats = withoutPlans(rest.seats);
  const next: MatchRecord = { ...rest, seats, status: 'over', outcome: state.outcome, pending: [], deadline: null, trail: [] };
  return unplayed(game, next, { state, told, action, by: 'person', at });
}

/**
 * The match as newer rules go on with it. Nothing is drawn and no rule is run.
 * @param carried its state, carried over to the rules of this game
 */
export function renewedStep(game: AnyGame, carried: AnyState, record: MatchRecord, at: number): Step & { action: Action } {
  const { state, told } = renewed(game, carried);
  const action: Action = { decision: RENEWED, seat: 0, choice: JSON.stringify(carried) };
  const next: MatchRecord = { ...record, trail: [] };
  return unplayed(game, next, { state, told, action, by: 'clock', at });
}

/** The match after its last round was named: the table wants to be done by an hour. Nothing is drawn and no rule is run. */
export function lastRoundStep(
  game: AnyGame,
  now: AnyState,
  record: MatchRecord,
  { round, at }: { round: number; at: number },
): Step & { action: Action } {
  const seat = 0;
  const choice = String(round);
  const { state, told } = lastRoundNamed(game, now, seat, choice);
  const action: Action = { decision: LAST_ROUND, seat, choice };
  const next: MatchRecord = { ...record, trail: [] };
  return unplayed(game, next, { state, told, action, by: 'clock', at });
}

/** What is told in one step, each event with its time. */
class Story {
  /** The time by now: windows that stay open take some. */
  at: number;
  /** A window was gone through in which nobody could answer. */
  hasPassed = false;
  readonly #game: AnyGame;
  readonly #record: MatchRecord;
  readonly #passing: ((brief: boolean) => Passing) | undefined;
  readonly #followed: AnyState | undefined;
  readonly #events: TimedEvent[] = [];
  readonly #amid = new Map<TimedEvent, AnyState>();
  readonly #windows: Window[] = [];
  #from = 0;

  /** @param followed the state that is being played on, where it is kept as it was at each event */
  constructor(game: AnyGame, record: MatchRecord, at: number, passing: ((brief: boolean) => Passing) | undefined, followed?: AnyState) {
    this.#followed = followed;
    this.#game = game;
    this.#record = record;
    this.at = at;
    this.#passing = passing;
  }

  /** Events are copied when they are told: they may hold parts of the state, which goes on changing. */
  readonly tell: Tell<GameEvent> = (event, to, twin) => {
    const told: Told = { event: clone(event), ...(to ? { to: [...to] } : {}), ...(twin ? { twin: clone(twin) } : {}) };
    const timed: TimedEvent = { at: this.at, told };
    this.#events.push(timed);
    if (this.#followed) this.#amid.set(timed, copyState(this.#game, this.#followed));
  };

  readonly passed = (s: AnyState, kind: string): void => {
    this.hasPassed = true;
    if (!this.#passing) return;
    const { ticks, ms } = this.#passing(this.#game.decisions[kind]?.secret === 'brief');
    const deadline = ownTimeFrom(this.#game, s, this.#record, this.at);
    this.#windows.push({ state: copyState(this.#game, s), deadline, events: this.#events.slice(this.#from), ticks, ms });
    this.#from = this.#events.length;
    this.at += ms;
  };

  told(): Pick<Step, 'events' | 'amid' | 'windows'> {
    return { events: this.#events, amid: this.#amid, windows: this.#windows };
  }
}

/** A record of its own, which may be altered until the step is kept. */
function after(
  game: AnyGame,
  record: MatchRecord,
  before: AnyState | undefined,
  state: AnyState,
  { drawn, at, now, answered }: { drawn: number; at: number; now: number; answered?: Seat | undefined },
): MatchRecord {
  // The clock starts anew with new questions; an answer among several secret ones must not show in it.
  const fresh = state.pending.some(({ id }) => !before?.pending.some((d) => d.id === id));
  const next = copyOf(record);
  if (state.outcome) {
    next.status = 'over';
    delete next.agreement;
    next.seats = withoutPlans(next.seats);
  }
  next.outcome = state.outcome;
  next.pending = state.pending.map((d) => d.seat);
  const stopped = before?.pending.filter(({ id }) => fresh || !state.pending.some((d) => d.id === id)) ?? [];
  const used = spentBy(
    record,
    stopped.map(({ seat }) => seat),
    at,
  );
  const spent = answered === undefined ? used : givenBack(record, used, answered, at);
  next.spent = countedFor(game, record, state, spent);
  if (state.pending.length === 0) next.deadline = null;
  else if (fresh) Object.assign(next, windUp(game, state, next, now));
  next.drawn = drawn;
  return next;
}
