import type { Chance } from './chance.ts';
import { clone } from './clone.ts';
import type { Asker, OptionView, Refusal } from './decision.ts';
import type { GameEvent, Kit, Tell } from './kit.ts';
import { type Compiled, compile } from './procedure.ts';
import type { Seat } from './seat.ts';
import type { Choice, Core, Decision, Frame, Given, Outcome } from './state.ts';
import type { Text } from './text.ts';

/** How the questions of one kind are worded. Every function may use only what `d.seat` knows. */
export interface DecisionKind<S> {
  rule: string;
  /** The same rule where the rulebook of this match calls it by another id, or another one where it depends on what is asked. */
  ruleIn?(s: S, d: Decision): string;
  prompt(s: S, d: Decision): Text;
  /** What puts the question; undefined where nothing on the table does. Must not tell what the seat does not know. */
  asker?(s: S, d: Decision): Asker | undefined;
  option(s: S, d: Decision, id: string): Omit<OptionView, 'id'>;
  /**
   * True where this answer costs what cannot be had back, such as a card that is thrown away, a last life, or peace with
   * another player: a table asks for it twice. All other answers are sent at the first touch.
   */
  dear?(s: S, d: Decision, id: string): boolean;
  /**
   * True where this answer can also be given unasked (`asides`), then and later, or means the same to everybody as another that is
   * not: it does not keep the only other one from being the only one.
   */
  besides?(s: S, d: Decision, id: string): boolean;
  /** The same answers in the order in which a table shows them; absent: as the question names them. */
  arranged?(s: S, d: Decision, options: readonly OptionView[]): readonly OptionView[];
  /** What a person might expect to be allowed here and is not. Must not tell what the seat does not know. */
  refused?(s: S, d: Decision): Refusal[];
  /**
   * Why this one answer is not among the options, for whoever tries it although the table does not show it as refused;
   * undefined where it is no answer at all. Must not tell what the seat does not know.
   */
  why?(s: S, d: Decision, id: string): Refusal | undefined;
  /** What a timeout plays. Chance is the match's own; drawing from it sets `random`. */
  byDefault(s: S, d: Decision, chance: Chance): Choice;
  /** True where `byDefault` draws, so that it cannot be shown beforehand. */
  random?: true;
  /**
   * True where nobody else may learn who is asked, or when somebody has answered: a secret choice of several, a window
   * for reactions. Between people such answers are taken at ticks of the clock alone, since the moment would tell.
   * 'brief': a window that opens many times a turn and is mostly let go by; where nobody can answer in it, it stands
   * open for a single tick.
   */
  secret?: true | 'brief';
  /**
   * Of a question of which nobody else may learn whether it is put: public, whether this seat could be asked it as far as all
   * see. Its first option lets go by. Where that is the only one the kernel takes it and asks nobody; and where nobody is asked
   * though somebody could have been, the window stands all the same (see `Passed`): so no step has to think of it.
   */
  could?(s: S, seat: Seat): boolean;
  /** True where everybody can see who is put this secret question: only the answers, and when they come, are secret. Else `could` is needed. */
  askedIsPublic?: true;
  /** True where everybody can see that a secret question has one answer only, so that a quick answer tells nothing. */
  soleIsPublic?: true;
}

/** The `Action.decision` of an aside: questions are numbered from 1. */
export const ASIDE = 0;

/** A switch that is set when a match is created: a house rule, a length, an edition. */
export interface OptionSpec {
  id: string;
  /** The rule id it bends. */
  rule: string;
  /** Allowed values; an integer option gives its range instead; an option with `text` gives none. */
  values: readonly (string | boolean)[] | { min: number; max: number };
  /**
   * Any text of at most so many characters, such as a level; `problem` says in English what is wrong with one, and `name`
   * is what the table is told of it: the text itself may hold secrets.
   */
  text?: { most: number; problem(value: string): string | undefined; name(value: string): string };
  byDefault: string | number | boolean;
}

/** The options of one match: every option of the game with a value. */
export type MatchOptions = Record<string, string | number | boolean>;

/**
 * Everything that the kernel, the bots and the server must know of a game.
 * P: procedures and their locals. S: state. E: events. V: view. G: the kit its steps receive.
 */
export interface GameDefinition<P, S extends Core<P>, E extends GameEvent, V, G extends Kit<S, E>> {
  id: string;
  /** Rules version written into states; raise it with a migration. */
  version: number;
  seats: { min: number; max: number };
  /** Where some options allow fewer or more of them: how many may play with these, and why, in English. */
  seatsFor?(options: MatchOptions): { min: number; max: number; why?: string };
  options: readonly OptionSpec[];
  procedures: object;
  decisions: Record<string, DecisionKind<S>>;
  /**
   * What a seat may do at any moment, whoever is asked: small things that everybody may see, such as turning a permission.
   * An aside answers no question and ends none. Where it changes what somebody may answer who is being asked, the game puts
   * another question in the place of the waiting one, with an id of its own: nobody shall answer the old one any more. It
   * may also take the waiting one back and set the frame to the step that asks it; the match then runs on from there.
   */
  asides?: { options(s: S, seat: Seat): readonly string[]; act(g: G, seat: Seat, id: string): void };
  /**
   * True where a step has shown somebody, without a draw, what was hidden until then: a room that is set up, a card that
   * nobody else knew, a question that is put only to whoever holds something. What has been shown cannot be taken back.
   * @param s the state after it
   */
  shows?(events: readonly E[], s: S): boolean;
  /** The state before the first step, with the kernel's part from `core(...)`. */
  setup(core: Core<P>, options: MatchOptions): S;
  /** The procedure that plays a match, with its first locals. */
  first: { [N in keyof P & string]: { call: N; with: Given<P[N]> } }[keyof P & string];
  /** `watched`: whether somebody is told of windows that nobody can answer; for the `Kit`. */
  kit(s: S, chance: Chance, tell: Tell<E> | undefined, watched?: boolean): G;
  /** A deep copy, for a game whose states `clone` copies too slowly. See `copyState`. */
  copy?(s: S): S;
  /**
   * What one seat, or a spectator (undefined), may know. Built from nothing, never by deleting. `shared` is the same for
   * all viewers of one state while it does not change: a game may keep there, and share, what all of them see.
   */
  observe(s: S, seat: Seat | undefined, shared?: { all?: unknown }): V;
  /**
   * What of `observe` is shown while an action is carried out, at each event; what is missing stays as it was. For a game
   * whose views hold what is dear to work out and says nothing before a question is put. Absent: all of `observe`.
   */
  midway?(s: S, seat: Seat | undefined, shared?: { all?: unknown }): Partial<V>;
  /** What somebody sees from whom nothing is hidden: for a replay after the end, where no seat sees everything. */
  unveil?(s: S): V;
  /**
   * For bots, where a view costs more than they take to think: what the seat sees as a state that shares its parts with
   * the true one, emptied of what it does not see. Nobody may change it.
   */
  glance?(s: S, seat: Seat): S;
  /**
   * Who would have won, and in which order all stand, were the match over now: for a table that ends it before the rules
   * do. Public: from what everybody sees alone. Absent in games in which nobody is ahead.
   */
  standing?(s: S): Pick<Outcome, 'winners' | 'ranking' | 'rule'>;
  /**
   * A match whose last round may be named while it runs, for a table that wants to be done by an hour: the round that is being
   * played, from 1, and the state with a last round, as the option for it would have set it. `now` is public; null where rounds
   * do not count towards one end.
   */
  rounds?: { now(s: S): number | null; limit(s: S, last: number): void };
  /** Public: who the table waits for. Defaults to the seats of the pending decisions. */
  deciding?(s: S): Seat[];
  /** A state that `seat` cannot tell from the true one. For bots. */
  determinize(s: S, seat: Seat, chance: Chance): S;
  /** Sentences for every invariant that does not hold; empty where all is well. */
  invariants(s: S): string[];
  /** `migrations[n]` turns a state of version n into one of version n + 1. */
  migrations: Record<number, (s: Record<string, unknown>) => Record<string, unknown>>;
}

export interface Game<P, S extends Core<P>, E extends GameEvent, V, G extends Kit<S, E>> extends GameDefinition<P, S, E, V, G> {
  readonly compiled: Compiled;
}

// biome-ignore lint/suspicious/noExplicitAny: code that serves every game cannot know its types
export type AnyGame = Game<any, any, any, any, any>;
/** A state of which only the kernel's part is known. */
export type AnyState = Core<Record<string, object>>;

/** Checks a game's definition and compiles its procedures. Throws an Error that names what is wrong. */
export function defineGame<P, S extends Core<P>, E extends GameEvent, V, G extends Kit<S, E>>(
  definition: GameDefinition<P, S, E, V, G>,
): Game<P, S, E, V, G> {
  const compiled = compile(definition.procedures);
  if (!compiled.procedures.has(definition.first.call)) throw new Error(`${definition.id}: no procedure ${definition.first.call}`);
  return { ...definition, compiled };
}

/**
 * The view that is shown of a state in the middle of an action, made as `observe` makes it.
 * @param before the view before the action, for what the game does not show midway
 */
export function midway(game: AnyGame, s: AnyState, seat: Seat | undefined, before: unknown, shared?: { all?: unknown }): unknown {
  return game.midway ? { ...(before as object), ...game.midway(s, seat, shared) } : game.observe(s, seat, shared);
}

/** A deep copy of a state, as the game copies it. */
export function copyState<S>(game: { copy?(s: S): S }, s: S): S {
  return game.copy ? game.copy(s) : clone(s);
}

/** The kernel's part of a fresh state. */
export function core<P>(version: number, seats: number): Core<P> {
  return { version, seats, seq: 0, lastId: 0, stack: [] as Frame<P>[], pending: [], outcome: null };
}

/** A wrong option of a match, with the id of the option and what would be allowed. */
export class BadOption extends Error {
  readonly option: string;
  constructor(option: string, why: string) {
    super(`option ${option}: ${why}`);
    this.option = option;
  }
}

/**
 * Fills in defaults and checks what was set. Accepts texts for every type, as a command line gives them.
 * @throws BadOption for an unknown option or a value outside its range
 */
export function matchOptions(specs: readonly OptionSpec[], set: Readonly<Record<string, unknown>> = {}): MatchOptions {
  const unknown = Object.keys(set).find((id) => !specs.some((o) => o.id === id));
  if (unknown !== undefined) throw new BadOption(unknown, `unknown; there are ${specs.map((o) => o.id).join(', ') || 'none'}`);
  const chosen: MatchOptions = {};
  for (const o of specs) chosen[o.id] = optionValue(o, Object.hasOwn(set, o.id) ? set[o.id] : o.byDefault);
  return chosen;
}

function optionValue({ id, values, text, byDefault }: OptionSpec, given: unknown): string | number | boolean {
  if (text) {
    if (typeof given !== 'string' || given.length > text.most) throw new BadOption(id, `must be a text of at most ${text.most} characters`);
    const problem = given === byDefault ? undefined : text.problem(given);
    if (problem !== undefined) throw new BadOption(id, problem);
    return given;
  }
  if ('min' in values) {
    const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
    if (Number.isInteger(value) && (value as number) >= values.min && (value as number) <= values.max) return value as number;
    throw new BadOption(id, `must be a whole number from ${values.min} to ${values.max}`);
  }
  const value = values.find((v) => v === given || String(v) === given);
  if (value === undefined) throw new BadOption(id, `must be one of ${values.join(', ')}`);
  return value;
}

/**
 * Brings a saved state up to the game's version, one numbered migration at a time.
 * @throws Error where a migration is missing or the state is newer than the game
 */
export function migrate<G extends AnyGame>(game: G, saved: { version: number }): ReturnType<G['setup']> {
  let s = saved as Record<string, unknown> & { version: number };
  while (s.version < game.version) {
    const step = game.migrations[s.version];
    if (!step) throw new Error(`${game.id}: no migration from version ${s.version}`);
    s = { ...step(s), version: s.version + 1 };
  }
  if (s.version > game.version) throw new Error(`${game.id}: state of version ${s.version}, this is ${game.version}`);
  return s as ReturnType<G['setup']>;
}
