import type { Point } from './layout.ts';

/** How wide the sign of a blocked pawn is with a word of so many letters, and how high, in table units (`.nw-blocked`). */
const wide = (letters: number): number => 66 + letters * 7.6;
const HIGH = 26;

/**
 * How far the signs of blocked pawns are lifted, in table units, so that those of neighbours lie on no other.
 * @param feet where the blocked pawns stand
 * @param word what is written on each
 */
export function liftsOf(feet: readonly Point[], word: string): number[] {
  const placed: Point[] = [];
  for (const { x, y } of feet) {
    let at = y;
    const isTaken = () => placed.some((one) => Math.abs(one.x - x) < wide(word.length) && Math.abs(one.y - at) < HIGH);
    while (isTaken()) at -= HIGH;
    placed.push({ x, y: at });
  }
  return placed.map((one, i) => (feet[i]?.y ?? 0) - one.y);
}
