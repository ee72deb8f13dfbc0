import type { MatchOptions } from './game.ts';
import type { Seat } from './seat.ts';

/** What a game sees of a scenario file, so that it can read positions and facts without the program that runs them. */

/** A piece of a scenario file that knows its place, so that whoever reads it can name a wrong word. Each throws at one. */
export interface ScenarioWords {
  readonly value: unknown;
  fail(why: string): never;
  /** The end of such a sentence: which words there are, or of many those that look like the wrong one. */
  likely(wrong: string, known: readonly string[]): string;
  text(): string;
  oneOf<T extends string>(known: readonly T[]): T;
  whole(min?: number, max?: number): number;
  flag(): boolean;
  list(): ScenarioWords[];
  isList(): boolean;
  isMap(): boolean;
  entries(): [string, ScenarioWords][];
  fields<K extends string>(known: readonly K[]): { [N in K]?: ScenarioWords };
}

/** The seats and options of a scenario, for whoever reads its words. */
export interface ScenarioTable {
  /** The names of the seats, in seat order. */
  seats: readonly string[];
  /** Every option of the game with a value. */
  options: MatchOptions;
  /** The edition that the scenario names, unless its options do. */
  edition?: string;
  /** The seat of this name (or number). Throws at the words where nobody has it. */
  seatOf(words: ScenarioWords): Seat;
}

/** What a fact checker found where the scenario expects something. `expected` replaces the words of the file in the report. */
export interface Finding {
  holds: boolean;
  found: unknown;
  expected?: unknown;
}

/** One field for each seat that is named, with the seat. Throws at a name that nobody has. */
export function bySeat(words: ScenarioWords, table: Pick<ScenarioTable, 'seats'>): [Seat, ScenarioWords][] {
  return words.entries().map(([name, field]) => {
    const seat = table.seats.indexOf(name);
    return [seat >= 0 ? seat : field.fail(`nobody is called "${name}"; there are ${table.seats.join(', ')}`), field];
  });
}
