import { isConstant } from './constant.ts';

/* What the written-out copies of a state call (copies.gen.ts). */

/** An object of words and numbers, such as the loose gold by space. */
export function copyTable<T extends object>(held: T): T {
  const copied = {} as T;
  for (const key in held) copied[key] = held[key];
  return copied;
}

/** Lists of words by name, such as the cards by space. */
export function copyLists<T extends Readonly<Record<string, string[] | undefined>>>(held: T): T {
  const copied: Record<string, string[]> = {};
  for (const key in held) copied[key] = held[key]!.slice();
  return copied as T;
}

/** The same one, where it was made a constant. */
export const copyConstant = <T extends object>(held: T): T => (isConstant(held) ? held : { ...held });

/**
 * Each thing of a list, copied. By a loop: the list that `map` makes is of one form as long as the compiler has not looked at it
 * and of another one afterwards, and whatever had learnt where things are in the one learns it again for both.
 */
export function copyEach<T>(held: readonly T[], copied: (one: T, at: number) => T): T[] {
  const all: T[] = [];
  for (let i = 0; i < held.length; i++) all.push(copied(held[i]!, i));
  return all;
}

/** What nobody sees. Not to be changed. */
export const NOTHING: never[] = [];
