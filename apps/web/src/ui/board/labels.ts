import type { Point } from './camera.ts';

/** A part of a window, in pixels. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A few words over a board: how large they are, and where their middle may stand, the best place first. */
export interface Wanted {
  w: number;
  h: number;
  places: readonly Point[];
}

/** The part of the window that a label takes at this place. */
export const boxAt = ({ x, y }: Point, { w, h }: { w: number; h: number }): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

/** How much of one lies on the other, in square pixels. `gap`: so much room is to be between them. */
export const overlap = (a: Box, b: Box, gap = 0): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) + gap - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) + gap - Math.max(a.y, b.y));

/** Not there. */
export const NEVER = Number.POSITIVE_INFINITY;

/**
 * Puts labels over a board, one after the other, each at the place that costs least; the earlier of two that cost the same. Which
 * places may not be taken at all a board says by its costs (`NEVER`): a label without a place is left out.
 * @param cost what it costs to stand there, beside those that stand already
 */
export function placeLabels<W extends Wanted>(
  wanted: readonly W[],
  cost: (box: Box, label: W, place: number, placed: readonly Box[]) => number,
): (W & Point)[] {
  const labels: (W & Point)[] = [];
  const placed: Box[] = [];
  for (const label of wanted) {
    let [best, least]: [Point | undefined, number] = [undefined, NEVER];
    for (const [i, place] of label.places.entries()) {
      const asked = cost(boxAt(place, label), label, i, placed);
      if (asked < least) [best, least] = [place, asked];
    }
    if (!best) continue;
    labels.push({ ...label, x: best.x, y: best.y });
    placed.push(boxAt(best, label));
  }
  return labels;
}
