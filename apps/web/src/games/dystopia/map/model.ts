import type { Point } from '../../../ui/board/camera.ts';

export type { Point };

/** What a map shows, as plain data: the table, the editor and the replay draw the same dungeon from it. */

/** One side of a square, in units of the drawing. */
export const CELL = 64;

/** A square by its name, "x,y". */
export type At = string;

export interface MapDoor {
  at: At;
  open: boolean;
  locked?: boolean;
}

/** Furniture, neutral beings, piles, known traps, the captive. */
export interface MapThing {
  at: At;
  kind: string;
  /** A chest that has been emptied, a grave that lies open. */
  spent?: boolean;
  /** Known to this viewer alone, not yet set up. */
  faint?: boolean;
}

export interface MapFigure {
  id: string;
  at: At;
  side: 'hero' | 'monster';
  code: string;
  name: string;
  energy: number;
  most: number;
  /** Who leads a hero: the badge on its foot. */
  seat?: number;
  boss?: boolean;
  /** Which one of its kind a monster is: on its base. */
  number?: number;
  /** It lets nobody pass through it. */
  bars?: boolean;
  /** It is acting now. */
  acts?: boolean;
  /** Has had its turn. */
  rests?: boolean;
  faint?: boolean;
}

export interface DungeonPlan {
  /** Floor by square: the letter of its area, '+' for an open door. What is missing is rock, or unknown. */
  floor: ReadonlyMap<At, string>;
  /** Squares where a corridor goes on unseen: no wall is drawn there. */
  openings: readonly At[];
  doors: readonly MapDoor[];
  exits: readonly At[];
  things: readonly MapThing[];
  figures: readonly MapFigure[];
  /** The whole map, where its size is known (Wizor, the editor); otherwise it grows with what is known. */
  size?: { w: number; h: number };
  /** Floor that this viewer alone knows: drawn, but dim. */
  dim?: ReadonlySet<string>;
}

export interface Box extends Point {
  w: number;
  h: number;
}

/** Column and row of a square. */
export const cellOf = (at: At): Point => {
  const [x = 0, y = 0] = at.split(',').map(Number);
  return { x, y };
};

export const nameAt = (x: number, y: number): At => `${x},${y}`;

/** The middle of a square, in units. */
export const middle = (at: At): Point => {
  const { x, y } = cellOf(at);
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
};

/** Squares around what is known, walls included, in squares. */
export function boundsOf(plan: DungeonPlan): Box {
  if (plan.size) return { x: 0, y: 0, ...plan.size };
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1, -1];
  for (const at of [...plan.floor.keys(), ...plan.doors.map((door) => door.at), ...plan.openings]) {
    const { x, y } = cellOf(at);
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  if (x1 < 0) return { x: 0, y: 0, w: 6, h: 6 };
  return { x: x0 - 1, y: y0 - 1, w: x1 - x0 + 3, h: y1 - y0 + 3 };
}

/** True where a passage leads through a door from left to right; else it leads up and down. */
export function liesAcross(floor: ReadonlyMap<At, string>, at: At): boolean {
  const { x, y } = cellOf(at);
  const open = (dx: number, dy: number) => floor.has(nameAt(x + dx, y + dy));
  return (open(-1, 0) || open(1, 0)) && !(open(0, -1) || open(0, 1));
}
