import { nearest } from './nearest.ts';
import { show } from './words.ts';

/** How strictly two values are compared. */
export interface Comparison {
  /** Where the scenario writes a seat's name and the game has its number. */
  seats?: readonly string[];
}

/**
 * Whether `found` is what the scenario expects: fields that it does not name may be anything, lists must have the
 * same length, numbers and words that read the same are the same, and a seat's name stands for its number.
 * "none" stands for nothing and for an empty list.
 */
export function compare(expected: unknown, found: unknown, by: Comparison = {}): boolean {
  if (expected === null || expected === 'none') {
    return found === null || found === undefined || found === expected || (Array.isArray(found) && found.length === 0);
  }
  if (Array.isArray(expected)) {
    return Array.isArray(found) && found.length === expected.length && expected.every((item, i) => compare(item, found[i], by));
  }
  if (typeof expected === 'object') {
    if (typeof found !== 'object' || found === null) return false;
    return Object.entries(expected).every(([key, value]) => compare(value, (found as Record<string, unknown>)[key], by));
  }
  if (expected === found) return true;
  if (typeof found === 'number' && by.seats?.[found] === expected) return true;
  const word = (value: unknown) => (typeof value === 'number' ? String(value) : value);
  return word(found) === word(expected);
}

/** The part of `found` that `expected` speaks of, so that a report does not show a whole state. */
export function partOf(expected: unknown, found: unknown): unknown {
  if (Array.isArray(expected) && Array.isArray(found) && expected.length === found.length) {
    return found.map((item, i) => partOf(expected[i], item));
  }
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected)) return found;
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return found;
  return Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, partOf(value, (found as Record<string, unknown>)[key])]));
}

/** Whether two lists hold the same, in any order. */
export function sameSet(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && show([...a.map(String)].sort()) === show([...b.map(String)].sort());
}

/** Up to so many items of a list are shown. */
const FEW = 12;

/** A list, or where it is long a few of it, and how many there are besides. `like`: first those that look like this. */
export function few(items: readonly string[], like?: string): string[] {
  if (items.length <= FEW) return [...items];
  const some = like === undefined ? items.slice(0, FEW - 2) : nearest(like, items, FEW - 2);
  return [...some, `and ${items.length - some.length} more`];
}
