/** Whom somebody meant who touched a monster and thereby picked up the walk that leads into reach of it. */
let meant: { asked: number; walk: string; foe: string } | null = null;

/**
 * Remembers the monster that was touched on the map, until something else is touched there.
 * @param of the question, the walk that was picked up, and the monster; null where a square was touched for its own sake
 */
export function mean(of: { asked: number; walk: string; foe: string } | null): void {
  meant = of;
}

/** The monster for which this walk was picked up at this question; null where it was picked up for its own sake. */
export const meantBy = (asked: number, walk: string): string | null =>
  meant !== null && meant.asked === asked && meant.walk === walk ? meant.foe : null;
