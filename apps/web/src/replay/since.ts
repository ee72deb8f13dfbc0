/** How far one has come in the log of a match: the last line when one acted, and the last that one saw. */
export interface Mark {
  acted: number;
  seen: number;
}

/** Matches whose marks are kept; the oldest go first. */
const KEPT = 40;
const KEY = 'questhall.since';

/** The part of a browser's storage that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Private windows may forbid the store: then nobody is told what happened meanwhile. */
export function shelf(): Shelf | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function all(from: Shelf | undefined): [key: string, mark: Mark][] {
  try {
    const stored: unknown = JSON.parse(from?.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as [string, Mark][]) : [];
  } catch {
    // Somebody else's or a broken store: as if it were empty.
    return [];
  }
}

/** The mark of this seat at this match, or undefined where it was never there. */
export function readMark(key: string, from = shelf()): Mark | undefined {
  const found = all(from).find(([of]) => of === key)?.[1];
  return typeof found?.acted === 'number' && typeof found.seen === 'number' ? found : undefined;
}

/** Changes a mark and makes it the newest. */
export function writeMark(key: string, change: Partial<Mark>, to = shelf()): void {
  const mark = { acted: 0, seen: 0, ...readMark(key, to), ...change };
  const others = all(to).filter(([of]) => of !== key);
  to?.setItem(KEY, JSON.stringify([...others, [key, mark]].slice(-KEPT)));
}

/** The line after which one wants to be told what happened: something was told that one has not seen. Null: nothing to tell. */
export function missedSince(mark: Mark | undefined, told: number): number | null {
  return mark && mark.acted > 0 && told > mark.seen ? mark.acted : null;
}
