import type { Chance } from './chance.ts';
import type { DecisionView, Refusal } from './decision.ts';
import { type AnyGame, type AnyState, ASIDE, core, type MatchOptions, matchOptions } from './game.ts';
import type { GameEvent, Tell } from './kit.ts';
import { push, run } from './run.ts';
import type { Seat } from './seat.ts';
import type { Action, Choice, Decision } from './state.ts';
import type { Passed } from './window.ts';

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
  push(s, game.compiled.procedures.get(game.first.call)!.first, game.first.with, undefined);
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
  let asked: Decision[] | undefined;
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
  const options = d.options.map((id) => ({ id, ...kind.option(s, d, id), ...(kind.dear?.(s, d, id) ? { dear: true as const } : {}) }));
  return {
    id: d.id,
    seat,
    kind: d.kind,
    rule: kind.ruleIn?.(s, d) ?? kind.rule,
    prompt: kind.prompt(s, d),
    ...(asker ? { asker } : {}),
    options: kind.arranged?.(s, d, options) ?? options,
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
