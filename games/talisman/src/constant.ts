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
