import { BOARD, type Point } from '../art/geometry.ts';

/** How the board is shown in a window: a point (x, y) of it is seen at (x · scale + left, y · scale + top). */
export interface Camera {
  scale: number;
  left: number;
  top: number;
}

export interface Room {
  width: number;
  height: number;
}

/** Wood around the board, in units of the board. */
const RIM = 14;
/** A space of the Outer Region along the rim: the window of a phone is 3.4 of them wide. */
const SPACE = 135.2;

/** The whole board in the middle of the window. */
export function whole(room: Room): Camera {
  const scale = Math.max(0.1, Math.min(room.width, room.height) / (BOARD + 2 * RIM));
  return { scale, left: (room.width - BOARD * scale) / 2, top: (room.height - BOARD * scale) / 2 };
}

/** The scale at which so many spaces stand side by side, never smaller than the whole board. */
export function near(room: Room, spaces: number): number {
  return Math.max(whole(room).scale, room.width / (spaces * SPACE));
}

/** A window on a point at a scale. It does not leave the board. */
export function on(point: Point, scale: number, room: Room): Camera {
  const clamp = (at: number, size: number) => {
    const low = size - (BOARD + RIM) * scale;
    const high = RIM * scale;
    return low > high ? (size - BOARD * scale) / 2 : Math.min(high, Math.max(low, at));
  };
  return {
    scale,
    left: clamp(room.width / 2 - point.x * scale, room.width),
    top: clamp(room.height / 2 - point.y * scale, room.height),
  };
}

/** Where a point of the board is seen in the window. */
export const seen = (p: Point, c: Camera): Point => ({ x: p.x * c.scale + c.left, y: p.y * c.scale + c.top });

/** Which point of the board is seen at a place of the window. */
export const under = (p: Point, c: Camera): Point => ({ x: (p.x - c.left) / c.scale, y: (p.y - c.top) / c.scale });

/** The part of the board that the window shows, in units of the board. */
export function windowOf(c: Camera, room: Room): { x: number; y: number; w: number; h: number } {
  const a = under({ x: 0, y: 0 }, c);
  const x = Math.max(0, a.x);
  const y = Math.max(0, a.y);
  return { x, y, w: Math.min(BOARD, a.x + room.width / c.scale) - x, h: Math.min(BOARD, a.y + room.height / c.scale) - y };
}
