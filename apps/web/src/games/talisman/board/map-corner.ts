import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import { spaceBox } from '../art/geometry.ts';

/** The corner in which the small map lies, on the right or left below, or above on the left; null where it would lie on what may be touched in each. */
export type MapCorner = (typeof CORNERS)[number] | null;
/** In the order in which they are taken: above on the right stands the button that zooms. */
const CORNERS = ['right', 'left', 'top'] as const;

/** The small map in a window: how large it is, and how far from its edges. A low window has a smaller one. */
export const mapSize = ({ height }: Room): number => (height < 300 ? 88 : 104);
const EDGE = 8;

/** The part of a window that the map takes in a corner, with the room around it. */
export function mapBox(corner: (typeof CORNERS)[number], room: Room): { x: number; y: number; size: number } {
  const size = mapSize(room) + 2 * EDGE;
  return { x: corner === 'right' ? room.width - size : 0, y: corner === 'top' ? 0 : room.height - size, size };
}

/**
 * Where the small map covers least. It lies on the right unless something there is to be touched or looked at: a space that
 * may be chosen never lies below it, half seen, since a touch of the map is none of the space. Where such spaces stand in every
 * corner there is none: what is out of sight is named at the window's edge, and the whole board is one touch away.
 * @param legal the spaces that may be chosen
 * @param focus the space that is looked at
 */
export function mapCorner(legal: readonly string[], focus: string, camera: Camera, room: Room): MapCorner {
  const covers = (corner: (typeof CORNERS)[number], space: string) => {
    const { x, y, size } = mapBox(corner, room);
    const box = spaceBox(space);
    const [a, b] = [seen({ x: box.x, y: box.y }, camera), seen({ x: box.x + box.w, y: box.y + box.h }, camera)];
    return a.x < x + size && b.x > x && a.y < y + size && b.y > y;
  };
  const free = CORNERS.filter((corner) => !legal.some((space) => covers(corner, space)));
  return free.find((corner) => !covers(corner, focus)) ?? free[0] ?? null;
}
