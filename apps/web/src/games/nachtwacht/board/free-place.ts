import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import type { Point } from './layout.ts';

/** Something on the window of a board, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is left between two things that do not touch. */
const AIR = 2;

/** Whether two things lie on each other, or so near that they look like one. */
export const touches = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width + AIR && b.left < a.left + a.width + AIR && a.top < b.top + b.height + AIR && b.top < a.top + a.height + AIR;

/** Whether all of it is in sight. */
export const within = (box: Box, room: Room): boolean =>
  box.left >= 0 && box.top >= 0 && box.left + box.width <= room.width && box.top + box.height <= room.height;

/** What a pawn covers, by its foot on the table: as large as one's own, without its shade (`StandeeMark` in `.nw-mine .nw-standee`). */
export function pawnBox(foot: Point, camera: Camera): Box {
  const { x, y } = seen(foot, camera);
  const s = camera.scale;
  return { left: x - 23 * s, top: y - 65 * s, width: 46 * s, height: 78 * s };
}

/** What a monster's card covers, by the middle of its square (`.nw-monster`). */
export function cardBox(middle: Point, camera: Camera): Box {
  const { x, y } = seen(middle, camera);
  const s = camera.scale;
  return { left: x - 26 * s, top: y - 45 * s, width: 52 * s, height: 73 * s };
}

/**
 * The first of these places at which something lies on nothing that is to be seen.
 * @param size how large it is
 * @param places where its upper left corner may be, the best first
 * @param taken what must stay in sight
 * @returns null where it would cover something everywhere
 */
export function freePlace(size: Room, places: readonly Point[], taken: readonly Box[], room: Room): Point | null {
  return (
    places.find(({ x, y }) => {
      const box = { left: x, top: y, ...size };
      return within(box, room) && taken.every((one) => !touches(one, box));
    }) ?? null
  );
}
