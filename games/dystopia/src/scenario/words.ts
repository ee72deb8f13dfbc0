import type { MatchOptions, Seat } from '@questhall/kernel';

/** A piece of a scenario file, as the testkit reads it. Only the part that this game uses. */
export interface Words {
  readonly value: unknown;
  fail(why: string): never;
  text(): string;
  oneOf<T extends string>(known: readonly T[]): T;
  whole(min?: number, max?: number): number;
  flag(): boolean;
  list(): Words[];
  isList(): boolean;
  isMap(): boolean;
  entries(): [string, Words][];
  fields<K extends string>(known: readonly K[]): { [N in K]?: Words };
}

/** The seats and options of a scenario. */
export interface Table {
  seats: readonly string[];
  options: MatchOptions;
  /** The edition that the scenario names, unless its options do. */
  edition?: string;
  seatOf(words: Words): Seat;
}
