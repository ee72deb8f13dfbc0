import type { Camera, Point, Room } from '../../../ui/board/camera.ts';
import { MARGIN } from '../art/sizes.ts';
import type { PathLayout } from './layout.ts';

/** A part of the table, in its units. */
export interface Field {
  left?: number;
  top?: number;
  width: number;
  height: number;
}

/** The whole field, in the middle of what the air around it leaves free. */
export function whole(field: Field, room: Room, air: { top: number; bottom: number; left?: number } = { top: 0, bottom: 0 }): Camera {
  const high = Math.max(80, room.height - air.top - air.bottom);
  const { left: from = 0, top: above = 0, width, height } = field;
  const { left: beside = 0 } = air;
  const wide = Math.max(80, room.width - beside);
  const scale = Math.min(wide / width, high / height);
  return {
    scale,
    left: beside + (wide - width * scale) / 2 - from * scale,
    top: air.top + (high - height * scale) / 2 - above * scale,
  };
}

/** Half of an end tile with its glow, and half of the path with a pawn on it. */
const TILE = 84;
const PATH = 48;

/** The way and its two ends, without the sky and the ground around them: a phone has no room for those. */
export function wayOf({ underworld, library, squares, ahead }: Pick<PathLayout, 'underworld' | 'library' | 'squares' | 'ahead'>): Field {
  const parts = [
    ...[underworld, library].map(({ x, y }) => ({ x, y, half: TILE })),
    ...[...squares, ...ahead].map(({ x, y }) => ({ x, y, half: PATH })),
  ];
  const left = Math.min(...parts.map(({ x, half }) => x - half));
  const top = Math.min(...parts.map(({ y, half }) => y - half));
  const right = Math.max(...parts.map(({ x, half }) => x + half));
  const bottom = Math.max(...parts.map(({ y, half }) => y + half));
  return { left, top, width: right - left, height: bottom - top };
}

/** A window on one point at a given scale, kept inside the painted landscape. */
export function on(point: Point, scale: number, table: Pick<PathLayout, 'width' | 'height'>, room: Room): Camera {
  const clamp = (at: number, size: number, field: number, margin: number) => {
    // Some of the landscape's margin may be shown, so that things at the edge need not stick to it.
    const reach = Math.min(margin, 70);
    const low = size - (field + reach) * scale;
    const high = reach * scale;
    return low > high ? (size - field * scale) / 2 : Math.min(high, Math.max(low, at));
  };
  return {
    scale,
    left: clamp(room.width / 2 - point.x * scale, room.width, table.width, MARGIN.x),
    top: clamp(room.height * 0.54 - point.y * scale, room.height, table.height, MARGIN.y),
  };
}
