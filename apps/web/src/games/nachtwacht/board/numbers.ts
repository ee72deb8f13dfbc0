import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import type { Box } from '../../../ui/board/labels.ts';
import { touches, within } from './free-place.ts';
import { type PathLayout, STRIP_WIDTH } from './layout.ts';

/** Why a square's number is told where the path is drawn too small for its own: what is told first has the first choice of places. */
export type Why = 'pawn' | 'picked' | 'may' | 'tenth';

/** A number beside its square, in pixels of the window. */
export interface NumberPlace extends Box {
  square: number;
  why: Why;
}

/** Below this the numbers on the squares are smaller than 13 pixels, and those of squares with a sign smaller than 8. */
export const AFAR = 0.64;

/** Its height and the width of a digit, in pixels, with what is left around it. */
const HIGH = 16;
const DIGIT = 8;
const AROUND = 4;
/** From the edge of the path to the middle of a number, in pixels: beside it, and further; there a little on and back along the path. */
const BESIDE = [10, 20, 32] as const;
const ALONG = [0, 12, -12, 20, -20, 30, -30, 40, -40] as const;

/**
 * Where the numbers of squares are read on a path that is drawn too small: beside it, below it where there is room, and never on each
 * other or on what is to be seen. A number that finds no place is left out.
 * @param squares those that matter, the weightiest first
 * @param taken what must stay in sight
 */
export function numberPlaces(
  squares: readonly { square: number; why: Why }[],
  table: Pick<PathLayout, 'squares'>,
  camera: Camera,
  room: Room,
  taken: readonly Box[],
): NumberPlace[] {
  const placed: NumberPlace[] = [];
  for (const { square, why } of squares) {
    const at = table.squares[square - 1];
    if (!at || placed.some((one) => one.square === square)) continue;
    const { x, y } = seen(at, camera);
    const width = String(square).length * DIGIT + AROUND;
    // Across the path, the side below it first.
    const across = ((at.angle + 90) * Math.PI) / 180;
    const side = Math.sin(across) < 0 ? -1 : 1;
    const free = BESIDE.flatMap((beyond) => ALONG.flatMap((along) => [side, -side].map((to) => ({ to, beyond, along }))))
      .map(({ to, beyond, along }) => {
        const off = to * ((STRIP_WIDTH / 2) * camera.scale + beyond);
        return {
          x: x + Math.cos(across) * off + Math.sin(across) * along - width / 2,
          y: y + Math.sin(across) * off - Math.cos(across) * along - HIGH / 2,
          w: width,
          h: HIGH,
        };
      })
      .find((box) => within(box, room) && ![...taken, ...placed].some((one) => touches(one, box)));
    if (free) placed.push({ square, why, ...free });
  }
  return placed;
}
