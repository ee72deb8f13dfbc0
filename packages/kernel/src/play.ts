import type { Chance } from './chance.ts';
import type { DecisionView, Refusal } from './decision.ts';
import { type AnyGame, type AnyState, ASIDE, core, type MatchOptions, matchOptions } from './game.ts';
import type { GameEvent, Tell } from './kit.ts';
import type { CompiledStep } from './procedure.ts';
import type { Seat } from './seat.ts';
import type { Action, Ask, Choice, Decision, Outcome } from './state.ts';
import { letsBy, type Passed, stand } from './window.ts';

/** Why an action was not taken. `refusal` holds reason and rule where the table expected the question. */
export type Illegal = 'over' | 'stale' | 'not-your-decision' | 'not-an-option' | 'wrong-number' | 'seats' | 'malformed';

export class IllegalAction extends Error {
  readonly code: Illegal;
  readonly refusal: Refusal | undefined;
  constructor(code: Illegal, message: string, refusal?: Refusal) {
    super(message);
    this.code = code;
    this.refusal = refusal;
  }
}

type AnyTell = Tell<GameEvent>;
type State<G extends AnyGame> = ReturnType<G['setup']>;

/** More steps than this without a question means that a procedure calls itself for ever. */
const RUNAWAY = 1_000_000;

/**
 * A new match, run up to its first decision.
 * @throws IllegalAction ('seats') for a number of seats that the game does not take, BadOption for an option
 */
export function begin<G extends AnyGame>(
  game: G,
  { seats, options }: { seats: number; options?: Readonly<Record<string, unknown>> },
  chance: Chance,
  tell?: AnyTell,
  passed?: Passed,
): State<G> {
  const set: MatchOptions = matchOptions(game.options, options);
  const { min, max, why = '' }: { min: number; max: number; why?: string } = game.seatsFor?.(set) ?? game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new IllegalAction('seats', `${game.id} is played with ${min} to ${max} seats, not ${seats}${why && `: ${why}`}`);
  }
  const s: State<G> = game.setup(core(game.version, seats), set);
  push(game, s, game.first.call, game.first.with, undefined);
  run(game, s, chance, tell, passed);
  return s;
}

/**
 * Runs a state that was put together by hand (a scenario, a migration) up to its next decision. Does nothing where
 * a decision waits or the match is over.
 */
export function resume<G extends AnyGame>(game: G, s: State<G>, chance: Chance, tell?: AnyTell): void {
  if ((s as AnyState).pending.length === 0 && !s.outcome) run(game, s, chance, tell);
}

/** The decision that waits for this seat, or undefined. */
export function decisionOf(s: AnyState, seat: Seat): Decision | undefined {
  return s.pending.find((d) => d.seat === seat);
}

/**
 * Says why an action is illegal now, or undefined where it is legal. Changes nothing and draws nothing.
 * Where the table shows the option as refused, or the game says why it is not to be had, the answer carries that reason
 * and its rule.
 */
export function illegal(game: AnyGame, s: AnyState, action: Action): IllegalAction | undefined {
  if (s.outcome) return new IllegalAction('over', 'the match is over');
  if (action.decision === ASIDE && game.asides?.options(s, action.seat).includes(action.choice as string)) return undefined;
  const d = s.pending.find((p) => p.id === action.decision);
  if (!d) return new IllegalAction('stale', `decision ${action.decision} is not waiting any more`);
  if (d.seat !== action.seat) return new IllegalAction('not-your-decision', `decision ${d.id} is not seat ${action.seat}'s`);
  const problem = choiceProblem(d, action.choice);
  const refusal = problem === 'not-an-option' ? refusalOf(game, s, d, action.choice) : undefined;
  return problem && new IllegalAction(problem, `${JSON.stringify(action.choice)} is no answer to ${d.kind}`, refusal);
}

/** Why an answer, or the first of several, is not among the options. */
function refusalOf(game: AnyGame, s: AnyState, d: Decision, choice: Choice): Refusal | undefined {
  const id = typeof choice === 'string' ? choice : choice.find((one) => !d.options.includes(one))!;
  const kind = game.decisions[d.kind];
  return kind?.refused?.(s, d).find((r) => r.id === id) ?? kind?.why?.(s, d, id);
}

function choiceProblem(d: Decision, choice: Choice): Illegal | undefined {
  if (!d.choose) return typeof choice === 'string' ? (d.options.includes(choice) ? undefined : 'not-an-option') : 'malformed';
  if (!Array.isArray(choice)) return 'malformed';
  if (new Set(choice).size !== choice.length) return 'malformed';
  if (choice.some((c) => !d.options.includes(c))) return 'not-an-option';
  return choice.length < d.choose.min || choice.length > d.choose.max ? 'wrong-number' : undefined;
}

/**
 * Plays one action and runs on until somebody must decide or the match is over; an aside leaves everything where it
 * stands, or has the waiting question put anew. Changes `s`: clone it first to keep the old one.
 * @throws IllegalAction before anything has changed
 */
export function play<G extends AnyGame>(game: G, s: State<G>, action: Action, chance: Chance, tell?: AnyTell, passed?: Passed): void {
  const pending = (s as AnyState).pending;
  const at = pending.findIndex(({ id }) => id === action.decision);
  const d = pending[at];
  let asked: Decision[] = [];
  if (s.outcome || !d || d.seat !== action.seat || choiceProblem(d, action.choice)) {
    const why = illegal(game, s, action);
    if (why || action.decision !== ASIDE) throw why ?? new Error('illegal and play disagree');
    s.seq++;
    game.asides!.act(game.kit(s, chance, tell, passed !== undefined), action.seat, action.choice as string);
  } else {
    for (let i = at + 1; i < pending.length; i++) pending[i - 1] = pending[i]!;
    pending.pop();
    if (d.first) asked = pending.splice(0);
    s.seq++;
    const frame = s.stack[s.stack.length - 1] as Record<string, unknown>;
    const answer = typeof action.choice === 'string' ? action.choice : [...action.choice];
    if (d.by) frame[d.by] = d.seat;
    if (d.together) (frame[d.into] as unknown[])[d.seat] = answer;
    else frame[d.into] = answer;
  }
  // Also where an aside took the waiting question back: the step that the frame stands at now asks anew.
  if (s.pending.length === 0) run(game, s, chance, tell, passed, asked);
}

/** What a timeout plays for this decision, drawn from the match's own chance where the rules say so. */
export function defaultChoice(game: AnyGame, s: AnyState, d: Decision, chance: Chance): Choice {
  return kindOf(game, d).byDefault(s, d, chance);
}

/** The decision that waits for this seat in full: options, refusals and default; undefined where none waits. */
export function decisionView(game: AnyGame, s: AnyState, seat: Seat): DecisionView | undefined {
  const d = decisionOf(s, seat);
  if (!d) return undefined;
  const kind = kindOf(game, d);
  const asker = kind.asker?.(s, d);
  const answers = d.options.filter((id) => !kind.besides?.(s, d, id));
  return {
    id: d.id,
    seat,
    kind: d.kind,
    rule: kind.ruleIn?.(s, d) ?? kind.rule,
    prompt: kind.prompt(s, d),
    ...(asker ? { asker } : {}),
    options: d.options.map((id) => ({ id, ...kind.option(s, d, id), ...(kind.dear?.(s, d, id) ? { dear: true as const } : {}) })),
    refused: kind.refused?.(s, d) ?? [],
    ...(d.choose ? { choose: d.choose } : {}),
    ...(answers.length === (d.choose?.min ?? 1) && (!kind.secret || kind.soleIsPublic) ? { sole: d.choose ? answers : answers[0]! } : {}),
    byDefault: kind.random ? null : kind.byDefault(s, d, noChance),
  };
}

/** Public: the seats that the table waits for. */
export function deciding(game: AnyGame, s: AnyState): Seat[] {
  return game.deciding?.(s) ?? s.pending.map((d) => d.seat);
}

/** A default that may be shown must not depend on a draw. */
const noChance: Chance = {
  below() {
    throw new Error('a default that draws must be marked random');
  },
};

function kindOf(game: AnyGame, d: Decision) {
  const kind = game.decisions[d.kind];
  if (!kind) throw new Error(`${game.id}: nothing words the decision ${d.kind}`);
  return kind;
}

function push(game: AnyGame, s: AnyState, proc: string, locals: object, into: string | undefined): CompiledStep {
  const compiled = game.compiled.get(proc);
  if (!compiled) throw new Error(`${game.id}: no procedure ${proc}`);
  // Copied, since a step may hand over an object that somebody else holds.
  const frame: Record<string, unknown> = { id: ++s.lastId, proc, step: compiled.first.name, ...locals };
  if (into !== undefined) frame.into = into;
  s.stack.push(frame as AnyState['stack'][number]);
  return compiled.first;
}

/** Where the frame on top goes on, or undefined where it has reached its end. Throws where a step is gone. */
function nextStep(game: AnyGame, f: AnyState['stack'][number] | undefined): CompiledStep | undefined {
  if (!f) throw new Error(`${game.id}: the last procedure ended without an outcome`);
  const step = game.compiled.get(f.proc)?.steps.get(f.step);
  if (!step && f.step !== 'end') throw noStep(game, f.proc, f.step);
  return step;
}

function noStep(game: AnyGame, proc: string, step: string): Error {
  return new Error(`${game.id}: no step ${proc}.${step}; a migration is missing`);
}

/** Every way to go on, as the loop reads it. */
type AnyAsk = { ask?: Ask; askAny?: Ask[]; askAll?: Ask[] };
type AnyNext = AnyAsk & { goto?: string; call?: string; with?: object; into?: string; over?: Outcome; done?: unknown };

/**
 * Runs steps until a question waits or the match is over. The hot loop of every playout: where a frame stands is
 * written when the loop leaves it, not at each of its steps.
 */
function run(game: AnyGame, s: AnyState, chance: Chance, tell: AnyTell | undefined, passed?: Passed, before: Decision[] = []): void {
  const kit = game.kit(s, chance, tell, passed !== undefined);
  const { stack } = s;
  let f = stack[stack.length - 1];
  let step = nextStep(game, f);
  for (let steps = 0; ; steps++) {
    if (!f || !step) {
      stack.pop();
      f = stack[stack.length - 1];
      step = nextStep(game, f);
      continue;
    }
    if (steps > RUNAWAY) throw new Error(`${game.id}: ${f.proc} runs for ever`);
    const next = step.run(f, kit) as AnyNext | undefined;
    if (next === undefined) {
      step = step.below;
      continue;
    }
    if (next.goto !== undefined) {
      const to = step.siblings.get(next.goto);
      if (!to && next.goto !== 'end') throw noStep(game, f.proc, next.goto);
      step = to;
      continue;
    }
    f.step = step.following;
    if (next.ask !== undefined && letsBy(game, next.ask)) {
      (f as Record<string, unknown>)[next.ask.into] = next.ask.options[0];
      stand(game, s, [next.ask], passed);
      step = nextStep(game, f);
      continue;
    }
    if (next.ask !== undefined) {
      s.pending.push(question(++s.lastId, next.ask));
      return;
    }
    if (next.askAny !== undefined) {
      s.pending.push(...next.askAny.map((ask) => anyQuestion(s, ask, before)));
      return;
    }
    if (next.call !== undefined) {
      step = push(game, s, next.call, next.with!, next.into);
      f = stack[stack.length - 1];
      continue;
    }
    if (next.askAll !== undefined) {
      if (askAll(game, s, f as Record<string, unknown>, next.askAll)) return;
      stand(game, s, next.askAll, passed);
    } else if (next.over !== undefined) {
      stack.length = 0;
      s.pending.length = 0;
      s.outcome = next.over;
      return;
    } else if ('done' in next) finish(s, next.done);
    else throw new Error(`${game.id}: ${f.proc} says ${JSON.stringify(next)}, which is no way to go on`);
    f = stack[stack.length - 1];
    step = nextStep(game, f);
  }
}

/** A question of which the first answer counts: the same as before where that stays, so that an answer on its way still counts. */
const anyQuestion = (s: AnyState, ask: Ask, before: readonly Decision[]): Decision =>
  (ask.stays && before.find((d) => JSON.stringify({ ...d, ...ask }) === JSON.stringify(d))) ||
  Object.assign(question(++s.lastId, ask), ask, { first: true as const });

/** Spelled out: a spread would cost more than the rest of the step. */
function question(id: number, ask: Ask): Decision {
  if (ask.options.length === 0) throw new Error(`${ask.kind} asks seat ${ask.seat} without an option`);
  const d: Decision = { id, seat: ask.seat, kind: ask.kind, options: ask.options, into: ask.into };
  if (ask.choose !== undefined) d.choose = ask.choose;
  if (ask.about !== undefined) d.about = ask.about;
  return d;
}

/** True where somebody must answer. The local that collects the answers starts with null for every seat. */
function askAll(game: AnyGame, s: AnyState, frame: Record<string, unknown>, asks: readonly Ask[]): boolean {
  for (const ask of asks) frame[ask.into] = new Array(s.seats).fill(null);
  const put = asks.filter((ask) => !letsBy(game, ask));
  for (const ask of put) {
    // Each seat has its own id, so that an id does not tell how many others were asked.
    const d = question(s.lastId + 1 + ask.seat, ask);
    d.together = true;
    s.pending.push(d);
  }
  if (put.length > 0) s.lastId += s.seats;
  return put.length > 0;
}

function finish(s: AnyState, value: unknown): void {
  const ended = s.stack.pop() as { into?: string };
  const caller = s.stack[s.stack.length - 1] as Record<string, unknown> | undefined;
  if (caller && ended.into !== undefined) caller[ended.into] = value;
}
