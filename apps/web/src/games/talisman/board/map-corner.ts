import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import { spaceBox } from '../art/geometry.ts';

/** The lower corner in which the small map lies; null where it would lie on what may be touched in either. */
export type MapCorner = 'right' | 'left' | null;

/** The small map in a window: how large it is, and how far from its edges. A low window has a smaller one. */
export const mapSize = ({ height }: Room): number => (height < 300 ? 88 : 104);
const EDGE = 8;

/**
 * Where the small map covers least. It lies on the right unless something there is to be touched or looked at: a space that
 * may be chosen must not lie below it, half seen, since a touch of the map is none of the space. Where a choice of few stands
 * in both corners nothing is out of sight, and nobody needs a map; of many some always do.
 * @param legal the spaces that may be chosen
 * @param focus the space that is looked at
 * @param few whether all of them are in sight together
 */
export function mapCorner(legal: readonly string[], focus: string, camera: Camera, room: Room, few: boolean): MapCorner {
  const size = mapSize(room) + 2 * EDGE;
  const covers = (left: number, space: string) => {
    const { x, y, w, h } = spaceBox(space);
    const [a, b] = [seen({ x, y }, camera), seen({ x: x + w, y: y + h }, camera)];
    return a.x < left + size && b.x > left && b.y > room.height - size && a.y < room.height;
  };
  const count = (left: number) => legal.filter((space) => covers(left, space)).length + (covers(left, focus) ? 0.5 : 0);
  const [right, left] = [count(room.width - size), count(0)];
  if (few && right >= 1 && left >= 1) return null;
  return left < right ? 'left' : 'right';
}
