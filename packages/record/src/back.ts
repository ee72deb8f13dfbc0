import {
  type Action,
  type AnyGame,
  type AnyState,
  copyState,
  type Decision,
  decisionView,
  type GameEvent,
  IllegalAction,
  type Seat,
  type Told,
} from '@questhall/kernel';

/*
 * Taking back: whoever took a step may take it back as long as it has shown nobody anything hidden and nobody has
 * answered it. Nothing is cut off: a taking back is one more action, from which the match goes on as from any other.
 * Server, table on the device and check of a record decide by the same two functions (docs/decisions/0025-taking-back.md).
 */

/** The `Action.decision` of a taking back; its `choice` is how many actions it takes back. */
export const BACK = -1;

/** What tells of it: how many of the lines before it count no more, those that a later one has taken back left out. */
export interface TakenBack extends GameEvent {
  type: 'takenBack';
  seat: Seat;
  lines: number;
}

/** So many steps are remembered. */
const MOST = 32;

/** One step that can be taken back. `K` is what its keeper needs to come to the state before it. */
export interface BackStep<K> {
  seat: Seat;
  /** How many events it told. All of them were for everybody. */
  lines: number;
  /** The only answer that there was, or one by standing order: it goes with the one before, or it would be given again at once. */
  sole?: true;
  /** A secret answer among several that are still asked: only this question is put again, and what others said stays. */
  again?: Decision;
  before?: K;
}

/** What can be taken back, the newest last. */
export type Trail<K> = readonly BackStep<K>[];

/** What an action did, as far as taking it back goes. */
export interface Done {
  before: AnyState;
  after: AnyState;
  action: Action;
  /** A person gave it, in time. */
  byPerson: boolean;
  /** A standing order gave it for the person. */
  byOrder?: boolean;
  /** Dice were rolled or something was drawn. */
  drew: boolean;
  /** A window was gone through in which nobody could answer: whether it stood open must not show. */
  passed: boolean;
  told: readonly Told[];
}

/**
 * The trail after an action.
 * @param keep called where the action can be taken back: what leads to the state before it
 */
export function trailAfter<K>(game: AnyGame, trail: Trail<K>, done: Done, keep: () => K): Trail<K> {
  const { before, after, action, byPerson, byOrder = false, told } = done;
  const { seat } = action;
  const asked = before.pending.find(({ id }) => id === action.decision);
  if (asked?.together && isOpen(after, asked)) {
    const open = trail.filter(({ again }) => again && isOpen(after, again));
    return byPerson && !byOrder ? [...open, { seat, lines: 0, again: { ...asked } }] : open;
  }
  // With the last answer of several, what came of all is shown: whether it took a lot, for one, depends on what others said.
  if (asked?.together && othersSaid(before, asked)) return [];
  if (!byPerson || hasShown(game, asked, done)) return [];
  const sole = asked ? decisionView(game, before, seat)?.sole : undefined;
  const isSole = byOrder || (sole !== undefined && JSON.stringify(sole) === JSON.stringify(action.choice));
  const own = trail.every((step) => step.seat === seat && !step.again) ? trail : [];
  return [...own, { seat, lines: told.length, ...(isSole ? { sole: true as const } : {}), before: keep() }].slice(-MOST);
}

/** True where the others of the same secret question are still asked. */
const isOpen = (s: AnyState, { id, seat }: Decision): boolean => s.pending.some((p) => p.together && p.id - p.seat === id - seat);

/** True where somebody else has answered the same secret question. */
function othersSaid(s: AnyState, { seat, into }: Decision): boolean {
  const said = (s.stack.at(-1) as unknown as Record<string, unknown>)[into];
  return Array.isArray(said) && said.some((answer, of) => of !== seat && answer !== null && answer !== undefined);
}

/** True where the step rolled or drew, told somebody what others may not hear, brought to light what was hidden, ended the match, or touched a secret question. */
function hasShown(game: AnyGame, asked: Decision | undefined, { before, after, drew, passed, told }: Done): boolean {
  const secret = ({ kind }: Decision) => game.decisions[kind]?.secret !== undefined;
  if (drew || passed || after.outcome !== null || after.pending.length === 0) return true;
  // Who is asked a secret question nobody may know: not by this either.
  if ((asked && secret(asked)) || before.pending.some(secret) || after.pending.some(secret)) return true;
  return (
    told.some(({ to }) => to !== undefined) ||
    (game.shows?.(
      told.map(({ event }) => event),
      after,
    ) ??
      false)
  );
}

/** How many steps this seat can take back: those that it did not choose go with the one before. */
export function depthOf(trail: Trail<unknown>, seat: Seat): number {
  return trail.filter((step) => step.seat === seat && !step.sole).length;
}

/** What one taking back takes: the steps, newest first, and what can be taken back after it. */
export interface Taking<K> {
  steps: readonly BackStep<K>[];
  rest: Trail<K>;
  told: Told;
}

/**
 * What this seat takes back, or undefined where there is nothing.
 * @param count how many actions, where a record says so; else all after the last that the seat has chosen, and that one
 */
export function takingOf<K>(trail: Trail<K>, seat: Seat, count?: number): Taking<K> | undefined {
  const last = trail.findLastIndex((one) => one.seat === seat && !one.sole);
  const at = count === undefined || trail[last]?.again ? last : trail.length - count;
  const step = trail[at];
  // Secret answers of several lie in the trail together; everything else in it is one seat's.
  if (!step || step.seat !== seat) return undefined;
  if (count !== undefined && (count < 1 || (step.again && count !== 1))) return undefined;
  const steps = step.again ? [step] : trail.slice(at).reverse();
  const rest = trail.filter((one) => !steps.includes(one));
  const event: TakenBack = { type: 'takenBack', rule: '', seat, lines: steps.reduce((sum, { lines }) => sum + lines, 0) };
  // That a secret answer was given, nobody else may know.
  return { steps, rest, told: step.again ? { event, to: [seat] } : { event } };
}

/** The match goes on from the state before: its numbers go on, since nothing that has a number is had twice. */
export function restored<S extends AnyState>(now: S, before: S): S {
  return { ...before, seq: now.seq + 1, lastId: now.lastId };
}

/** A copy of the state in which a secret question that has been answered waits again; what others have answered stays. */
export function askedAgain(game: AnyGame, now: AnyState, again: Decision): AnyState {
  const s: AnyState = copyState(game, now);
  s.seq++;
  const frame = s.stack.at(-1) as unknown as Record<string, unknown[]>;
  frame[again.into]![again.seat] = null;
  s.pending.push({ ...again });
  s.pending.sort((a, b) => a.id - b.id);
  return s;
}

/** The seats whose questions have changed by a taking back: what is on its way as their answer must not count for another. */
export function askedAnew(now: AnyState, then: AnyState, by: Seat): Seat[] {
  const gone = now.pending.filter(({ id }) => !then.pending.some((d) => d.id === id)).map(({ seat }) => seat);
  return [...new Set([by, ...gone])];
}

/** A match that is played again from its record, as far as taking back goes: it keeps whole states. */
export class KeptTrail {
  readonly #game: AnyGame;
  #trail: Trail<AnyState> = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** What was done before can be taken back no more. */
  clear(): void {
    this.#trail = [];
  }

  /** After an action. @param before a copy of the state before it */
  add(done: Done): void {
    this.#trail = trailAfter(this.#game, this.#trail, done, () => done.before);
  }

  /**
   * The state from which the match goes on.
   * @throws IllegalAction ('stale') where this seat has nothing, or not so much, to take back
   */
  back(now: AnyState, seat: Seat, choice: unknown): { state: AnyState; told: Told } {
    const taking = takingOf(this.#trail, seat, Number(choice));
    const oldest = taking?.steps.at(-1);
    if (!taking || !oldest) throw new IllegalAction('stale', `seat ${seat} has not so much to take back`);
    this.#trail = taking.rest;
    const state = oldest.again ? askedAgain(this.#game, now, oldest.again) : restored(now, copyState(this.#game, oldest.before!));
    return { state, told: taking.told };
  }
}
