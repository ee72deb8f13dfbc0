import type { Action, AnyGame, AnyState, Finding, GameEvent, ScenarioTable, Told } from '@questhall/kernel';
import type { Spelling } from './scenario/spelling.ts';
import type { Vocabulary } from './scenario/vocabulary.ts';
import type { Path, Words } from './scenario/words.ts';

export type { Vocabulary } from './scenario/vocabulary.ts';
export type { Finding, ScenarioTable };

/** What a fact checker may look at besides the state. */
export interface FactContext extends ScenarioTable {
  game: AnyGame;
  /** What was told in this round, in order. */
  told: readonly Told[];
  /** The state before the `when` of this round. */
  before: AnyState;
  /** Throws at words that are none of the game. */
  spelling: Spelling;
  /** Whether what stands in a view is what a scenario calls so. */
  means(found: string, word: string): boolean;
}

export type Fact<S> = (s: S, expected: Words, context: FactContext) => Finding;

/** What a game brings so that scenarios can be written in its own words. */
// biome-ignore lint/suspicious/noExplicitAny: a runner of every game cannot know its state
export interface ScenarioGame<S = any> {
  id: string;
  game: AnyGame;
  /**
   * The position that the words describe; everything unnamed at its default. May leave `pending` empty with a
   * frame on the stack: the runner then goes on to the next decision with the scenario's own dice and draws.
   * @throws ScenarioError (by `words.fail`) at the place of a wrong word
   */
  given(words: Words, table: ScenarioTable): S;
  /** What `then` may say besides what every game's may. */
  facts: Readonly<Record<string, Fact<S>>>;
  /** What an item that is drawn is called in `draws`, where it is not a plain word. */
  nameOf?: (item: unknown, what: string) => string;
  vocabulary: Vocabulary<S>;
}

/** What one seat chooses, or does unasked. */
export interface ChooseStep {
  path: Path;
  seat: Words;
  choose: Words;
  /** The rule or code by which the choice must be refused. */
  refused?: Words;
  /** Done unasked. */
  aside?: true;
}

/** Everything optional is answered with its "no", until a question of this kind comes. */
export interface DeclineStep {
  path: Path;
  decline: Words;
  until: Words;
  /** Whom it must ask. */
  seat?: Words;
}

/** One step of `when`. */
export type WhenStep = ChooseStep | DeclineStep;

/** One round: what chance gives, what is done, what must be true afterwards. */
export interface ScenarioRound {
  path: Path;
  title?: string;
  dice?: Words;
  draws?: Words;
  /** Optional questions between the steps are answered with their "no". */
  decline?: Words;
  when: WhenStep[];
  /** Facts in the order written: name, what is expected. */
  then: [string, Words][];
}

/** One of several cases of a file, each from the file's own position and after the file's own round. */
export interface ScenarioCase {
  path: Path;
  title: string;
  options?: Words;
  given?: Words;
  rounds: ScenarioRound[];
}

/** A scenario file that has been read. */
export interface Scenario {
  file: string;
  title: string;
  game: string;
  edition?: string;
  rules: string[];
  seats: string[];
  options: Words | undefined;
  /** Absent: a new match from its set-up. */
  given: Words | undefined;
  /** Where there are cases, what comes before each of them. */
  rounds: ScenarioRound[];
  cases: ScenarioCase[];
  /** The line of a place in the file, from 1. */
  lineOf(path: Path): number;
}

/** One expectation that did not come true. */
export interface ScenarioFailure {
  file: string;
  line: number;
  title: string;
  /** The place in the file: `then.powers`, `rounds[2].when[1]`. */
  place: string;
  what: string;
  expected: unknown;
  found: unknown;
}

export interface ScenarioResult {
  scenario: Scenario;
  /** The places of what came true. */
  passes: string[];
  failures: ScenarioFailure[];
  /** Everything told, for a log of the scenario. */
  told: Told<GameEvent>[];
  /** The state at the end, for a look at it; undefined where `given` could not be read. */
  state: AnyState | undefined;
}

/** Follows a scenario while it is played, for whoever makes something else of it (scripts/lessons.ts). */
export interface ScenarioWatch {
  /** The position stands, and the first question waits. The state is a copy of its own. */
  began?(state: AnyState, told: readonly Told<GameEvent>[]): void;
  /** An answer was played: `drawn` is what chance gave for it, in order, each from 0. The state is a copy of its own. */
  played?(action: Action, drawn: readonly number[], told: readonly Told<GameEvent>[], state: AnyState): void;
}
