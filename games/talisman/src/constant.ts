const CONSTANTS = new WeakSet<object>();

/**
 * Freezes something that never changes, with all that it holds: what is printed on cards, the options of a match. States
 * hold it too, and copies of them share it. Returns the same.
 */
export function constant<T>(what: T): T {
  if (typeof what !== 'object' || what === null || CONSTANTS.has(what)) return what;
  for (const part of Object.values(what)) constant(part);
  CONSTANTS.add(what);
  return Object.freeze(what);
}

/** Whether it was made a constant: asked for each part of each copy, and quicker than `Object.isFrozen`. */
export const isConstant = (what: object): boolean => CONSTANTS.has(what);

/*
 * What the language has for going through a list is slow where the list is frozen, four times for `find` and more for `filter`
 * and `every`: for constants that are asked for at every turn there are these.
 */

/** The first of the list that will do. */
export function firstOf<T>(list: readonly T[], will: (one: T) => boolean): T | undefined {
  for (let i = 0; i < list.length; i++) if (will(list[i]!)) return list[i];
  return undefined;
}

/** All of the list that will do. */
export function allOf<T>(list: readonly T[], will: (one: T) => boolean): T[] {
  const all: T[] = [];
  for (let i = 0; i < list.length; i++) if (will(list[i]!)) all.push(list[i]!);
  return all;
}

/** What is made of each. */
export function eachOf<T, U>(list: readonly T[], make: (one: T) => U): U[] {
  const made: U[] = [];
  for (let i = 0; i < list.length; i++) made.push(make(list[i]!));
  return made;
}
