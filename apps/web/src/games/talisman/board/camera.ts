import { type Camera, type Point, type Room, under } from '../../../ui/board/camera.ts';
import { BOARD } from '../art/geometry.ts';

/** Wood around the board, in units of the board. */
const RIM = 14;
/** A space of the Outer Region along the rim: the window of a phone is 3.4 of them wide. */
const SPACE = 135.2;

/** The whole board in the middle of the window. `wide`: how wide it is, with what lies beside it. */
export function whole(room: Room, wide = BOARD): Camera {
  const scale = Math.max(0.1, Math.min(room.width / (wide + 2 * RIM), room.height / (BOARD + 2 * RIM)));
  return { scale, left: (room.width - wide * scale) / 2, top: (room.height - BOARD * scale) / 2 };
}

/** The scale at which so many spaces stand side by side, never smaller than the whole board. */
export function near(room: Room, spaces: number, wide = BOARD): number {
  return Math.max(whole(room, wide).scale, room.width / (spaces * SPACE));
}

/** A window on a point at a scale. It does not leave the board. */
export function on(point: Point, scale: number, room: Room, wide = BOARD): Camera {
  const clamp = (at: number, size: number, board: number) => {
    const low = size - (board + RIM) * scale;
    const high = RIM * scale;
    return low > high ? (size - board * scale) / 2 : Math.min(high, Math.max(low, at));
  };
  return {
    scale,
    left: clamp(room.width / 2 - point.x * scale, room.width, wide),
    top: clamp(room.height / 2 - point.y * scale, room.height, BOARD),
  };
}

/** The part of the board that the window shows, in units of the board. */
export function windowOf(c: Camera, room: Room, wide = BOARD): { x: number; y: number; w: number; h: number } {
  const a = under({ x: 0, y: 0 }, c);
  const x = Math.max(0, a.x);
  const y = Math.max(0, a.y);
  return { x, y, w: Math.min(wide, a.x + room.width / c.scale) - x, h: Math.min(BOARD, a.y + room.height / c.scale) - y };
}

/** A window that keeps every point in sight, as near as that allows; null where the points lie too far apart to be read together. */
export function around(points: readonly Point[], most: number, least: number, room: Room, wide = BOARD): Camera | null {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // A whole space around each.
  const scale = Math.min(most, room.width / (right - left + SPACE), room.height / (bottom - top + SPACE));
  return scale < least ? null : on({ x: (left + right) / 2, y: (top + bottom) / 2 }, scale, room, wide);
}
