import { expect, test } from 'vitest';
import { freePlace, pawnBox, touches } from './free-place.ts';

const room = { width: 360, height: 180 };
const size = { width: 142, height: 44 };
const corners = [
  { x: 212, y: 6 },
  { x: 6, y: 54 },
  { x: 212, y: 130 },
];

test('a chip lies where nothing stands: the first place that is free', () => {
  expect(freePlace(size, corners, [], room)).toEqual(corners[0]);
  expect(freePlace(size, corners, [{ x: 300, y: 20, w: 40, h: 60 }], room)).toEqual(corners[1]);
});

test('where every place is taken it lies nowhere', () => {
  const crowd = corners.map(({ x, y }) => ({ x: x, y: y, w: 10, h: 10 }));
  expect(freePlace(size, corners, crowd, room)).toBeNull();
  expect(freePlace(size, [{ x: 300, y: 6 }], [], room)).toBeNull();
});

test('a pawn covers what rises from its foot, as large as it is drawn', () => {
  const box = pawnBox({ x: 100, y: 100 }, { scale: 0.5, left: 10, top: 20 });
  expect(touches(box, { x: 55, y: 45, w: 10, h: 10 })).toBe(true);
  expect(touches(box, { x: 55, y: 10, w: 10, h: 20 })).toBe(false);
  expect(box.y + box.h).toBeGreaterThan(70);
});
