import type { Camera, Point, Room } from '../../../ui/board/camera.ts';
import { MARGIN } from '../art/sizes.ts';
import type { PathLayout } from './layout.ts';

/** The whole field, centred; on a wide window it may stand a little larger than would fit with all its air. */
export function whole(table: Pick<PathLayout, 'width' | 'height'>, room: Room, air = { top: 0, bottom: 0 }): Camera {
  const high = Math.max(80, room.height - air.top - air.bottom);
  const scale = Math.min(room.width / table.width, high / table.height);
  return {
    scale,
    left: (room.width - table.width * scale) / 2,
    top: air.top + (high - table.height * scale) / 2,
  };
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
