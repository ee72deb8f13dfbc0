import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import { type Box, overlap } from '../../../ui/board/labels.ts';
import type { Point } from './layout.ts';

/** What is left between two things that do not touch. */
const AIR = 2;

/** Whether two things lie on each other, or so near that they look like one. */
export const touches = (a: Box, b: Box): boolean => overlap(a, b, AIR) > 0;

/** Whether all of it is in sight. */
export const within = (box: Box, room: Room): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.w <= room.width && box.y + box.h <= room.height;

/** What a pawn covers, by its foot on the table: as large as one's own, without its shade (`StandeeMark` in `.nw-mine .nw-standee`). */
export function pawnBox(foot: Point, camera: Camera): Box {
  const { x, y } = seen(foot, camera);
  const s = camera.scale;
  return { x: x - 23 * s, y: y - 65 * s, w: 46 * s, h: 78 * s };
}

/** What a monster's card covers, by the middle of its square (`.nw-monster`). */
export function cardBox(middle: Point, camera: Camera): Box {
  const { x, y } = seen(middle, camera);
  const s = camera.scale;
  return { x: x - 26 * s, y: y - 45 * s, w: 52 * s, h: 73 * s };
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
      const box = { x, y, w: size.width, h: size.height };
      return within(box, room) && taken.every((one) => !touches(one, box));
    }) ?? null
  );
}
