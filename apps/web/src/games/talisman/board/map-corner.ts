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
 * may be chosen never lies below it, half seen, since a touch of the map is none of the space, nor does one's own figure. Where
 * such spaces stand in every corner there is none: what is out of sight is named at the window's edge, and the whole board is one touch away.
 * @param legal the spaces that may be chosen
 * @param focus the space that is looked at
 * @param own where one's own figure stands
 */
export function mapCorner(legal: readonly string[], focus: string, camera: Camera, room: Room, own: string = focus): MapCorner {
  const covers = (corner: (typeof CORNERS)[number], space: string) => liesOn(mapBox(corner, room), space, camera);
  const free = CORNERS.filter((corner) => ![own, ...legal].some((space) => covers(corner, space)));
  return free.find((corner) => !covers(corner, focus)) ?? free[0] ?? null;
}

/** Whether what lies in this square of the window lies on a space. */
function liesOn({ x, y, size }: { x: number; y: number; size: number }, space: string, camera: Camera): boolean {
  const box = spaceBox(space);
  const [a, b] = [seen({ x: box.x, y: box.y }, camera), seen({ x: box.x + box.w, y: box.y + box.h }, camera)];
  return a.x < x + size && b.x > x && a.y < y + size && b.y > y;
}

/** The corner in which the button that zooms stands: above on the right or on the left. */
export type ZoomCorner = 'right' | 'left';
/** How much of a window's corner that button takes, with the room around it. */
const ZOOM = 58;

/** The part of a window that the button takes in a corner. */
export const zoomBox = (corner: ZoomCorner, room: Room): { x: number; y: number; size: number } => ({
  x: corner === 'right' ? room.width - ZOOM : 0,
  y: 0,
  size: ZOOM,
});

/**
 * Where the button that zooms lies on no space that may be chosen, nor under the small map; where neither corner is free, on the
 * right, where one looks for it: such a space can be reached beside it, on its plate, and by leading the board.
 * @param map the corner of the small map
 */
export function zoomCorner(legal: readonly string[], camera: Camera, room: Room, map: MapCorner): ZoomCorner {
  const covers = (corner: ZoomCorner) => legal.some((space) => liesOn(zoomBox(corner, room), space, camera));
  return covers('right') && map !== 'top' && !covers('left') ? 'left' : 'right';
}
