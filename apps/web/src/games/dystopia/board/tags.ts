import type { Point, Room } from '../../../ui/board/camera.ts';
import { type Box, overlap, placeLabels } from '../../../ui/board/labels.ts';

/** A few words that belong to a figure on the map. */
export interface Wanted {
  id: string;
  /** The middle of the figure's square, in pixels of the window. */
  at: Point;
  label: string;
}

export interface Placed extends Wanted {
  /** The middle of the strip. */
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Between two strips, and before the rim, in pixels. */
const GAP = 4;
/** How wide a letter is, and what a strip has besides, with letters of 16 pixels. */
const LETTER = 8.7;
const SIDES = 22;
const HIGH = 30;

/** So many half heights up and down, and quarters of its width to both sides, a strip is moved at most. */
const ROWS = 8;
const COLUMNS = 8;

/** The buttons in the upper right corner of the map. */
const TOOLS = { w: 116, h: 62 };

/**
 * Where the odds of several targets stand: each above its figure's head where it can, none over another one, over the buttons of the
 * map or over its rim, and as far as there is room for it none over another target.
 * @param square how wide a square is, in pixels
 * @param letters how large letters are, against 16 pixels
 */
export function placeTags(wanted: readonly Wanted[], room: Room, square: number, letters = 1): Placed[] {
  const h = HIGH * letters;
  const tools: Box = { x: room.width - TOOLS.w, y: 0, w: TOOLS.w, h: TOOLS.h };
  const figures = wanted.map(({ id, at }) => ({ id, x: at.x - square * 0.42, y: at.y - square * 0.75, w: square * 0.84, h: square * 1.2 }));
  const labels = [...wanted]
    .sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)
    .map((one) => {
      const w = (one.label.length * LETTER + SIDES) * letters;
      return { ...one, w, h, places: placesOf(one.at, w, h, room, square) };
    });
  return placeLabels(labels, (box, { id, places: [home] }, _i, placed) => {
    const over = placed.reduce((sum, other) => sum + overlap(box, other, GAP), overlap(box, tools, GAP));
    const hides = figures.reduce((sum, figure) => sum + overlap(box, figure, GAP) * (figure.id === id ? 0.1 : 0.3), 0);
    return over * 1000 + hides + Math.hypot(box.x + box.w / 2 - home!.x, box.y + box.h / 2 - home!.y) * 4;
  }).map(({ id, at, label, x, y, w, h }) => ({ id, at, label, x, y, w, h }));
}

/** Where a strip of this size may stand: above its figure's head first, then around that, never over the rim. */
function placesOf(at: Point, w: number, h: number, room: Room, square: number): Point[] {
  const [low, high] = [
    { x: w / 2 + GAP, y: h / 2 + GAP },
    { x: room.width - w / 2 - GAP, y: room.height - h / 2 - GAP },
  ];
  const home = { x: clamp(at.x, low.x, high.x), y: clamp(at.y - square * 0.75 - h / 2 - GAP, low.y, high.y) };
  const places = [home];
  for (let row = -ROWS; row <= ROWS; row++) {
    for (let column = -COLUMNS; column <= COLUMNS; column++) {
      const [x, y] = [home.x + (column * w) / 4, home.y + (row * (h + GAP)) / 2];
      if ((row !== 0 || column !== 0) && x >= low.x && y >= low.y && x <= high.x && y <= high.y) places.push({ x, y });
    }
  }
  return places;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
