import type { Point, Room } from '../../../ui/board/camera.ts';

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

interface Box {
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

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) + GAP - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) + GAP - Math.max(a.y, b.y));

const boxOf = ({ x, y, w, h }: Pick<Placed, 'x' | 'y' | 'w' | 'h'>): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

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
  const placed: Placed[] = [];
  for (const one of [...wanted].sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)) {
    const w = (one.label.length * LETTER + SIDES) * letters;
    const [low, high] = [
      { x: w / 2 + GAP, y: h / 2 + GAP },
      { x: room.width - w / 2 - GAP, y: room.height - h / 2 - GAP },
    ];
    const home = { x: clamp(one.at.x, low.x, high.x), y: clamp(one.at.y - square * 0.75 - h / 2 - GAP, low.y, high.y) };
    let best: { place: Placed; cost: number } | undefined;
    for (let row = -ROWS; row <= ROWS; row++) {
      for (let column = -COLUMNS; column <= COLUMNS; column++) {
        const [x, y] = [home.x + (column * w) / 4, home.y + (row * (h + GAP)) / 2];
        if ((row !== 0 || column !== 0) && (x < low.x || y < low.y || x > high.x || y > high.y)) continue;
        const place: Placed = { ...one, x, y, w, h };
        const box = boxOf(place);
        const over = placed.reduce((sum, other) => sum + overlap(box, boxOf(other)), overlap(box, tools));
        const hides = figures.reduce((sum, figure) => sum + overlap(box, figure) * (figure.id === one.id ? 0.1 : 0.3), 0);
        const cost = over * 1000 + hides + Math.hypot(x - home.x, y - home.y) * 4;
        if (!best || cost < best.cost) best = { place, cost };
      }
    }
    if (best) placed.push(best.place);
  }
  return placed;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
