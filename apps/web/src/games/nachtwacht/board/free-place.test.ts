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
  expect(freePlace(size, corners, [{ left: 300, top: 20, width: 40, height: 60 }], room)).toEqual(corners[1]);
});

test('where every place is taken it lies nowhere', () => {
  const crowd = corners.map(({ x, y }) => ({ left: x, top: y, width: 10, height: 10 }));
  expect(freePlace(size, corners, crowd, room)).toBeNull();
  expect(freePlace(size, [{ x: 300, y: 6 }], [], room)).toBeNull();
});

test('a pawn covers what rises from its foot, as large as it is drawn', () => {
  const box = pawnBox({ x: 100, y: 100 }, { scale: 0.5, left: 10, top: 20 });
  expect(touches(box, { left: 55, top: 45, width: 10, height: 10 })).toBe(true);
  expect(touches(box, { left: 55, top: 10, width: 10, height: 20 })).toBe(false);
  expect(box.top + box.height).toBeGreaterThan(70);
});
