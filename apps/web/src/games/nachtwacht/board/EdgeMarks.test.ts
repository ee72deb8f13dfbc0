import { expect, test } from 'vitest';
import { boxAt } from '../../../ui/board/labels.ts';
import { freeSpot, spread } from './EdgeMarks.tsx';

const room = { width: 360, height: 226 };
const mark = (at: { x: number; y: number }, w = 40) => boxAt(at, { w, h: 40 });

test('a mark lies on no pawn: it moves along its edge', () => {
  const at = freeSpot({ x: 336, y: 120 }, [], [{ x: 330, y: 118 }], room);
  expect(at.x).toBe(336);
  expect(Math.abs(at.y - 118)).toBeGreaterThanOrEqual(50);
});

test('two marks for one place lie beside each other', () => {
  const first = freeSpot({ x: 24, y: 130 }, [], [], room);
  expect(first).toEqual({ x: 24, y: 130 });
  const second = freeSpot({ x: 24, y: 130 }, [mark(first)], [], room);
  expect(Math.abs(second.y - first.y)).toBeGreaterThanOrEqual(40);
});

test('the button that shows the whole path stays free', () => {
  expect(freeSpot({ x: 24, y: 40 }, [], [], room).y).toBeGreaterThanOrEqual(66);
});

test('where pawns stand everywhere, a mark is still shown, and on no other mark', () => {
  const crowd = Array.from({ length: 12 }, (_, i) => ({ x: 336, y: i * 20 }));
  const at = freeSpot({ x: 336, y: 120 }, [mark({ x: 336, y: 120 })], crowd, room);
  expect(Math.max(Math.abs(at.x - 336), Math.abs(at.y - 120))).toBeGreaterThanOrEqual(40);
});

test('a mark lies on no chip of the board', () => {
  const chip = { x: 212, y: 90, w: 142, h: 44 };
  const at = freeSpot({ x: 336, y: 110 }, [], [], room, [chip]);
  expect(at.y - 20 >= 134 || at.y + 20 <= 90).toBe(true);
});

test('a square’s mark is as wide as its number, and wholly in sight', () => {
  for (const x of [-40, 400]) {
    const at = freeSpot({ x, y: 120 }, [], [], room, [], 28);
    expect(at.x - 28).toBeGreaterThanOrEqual(0);
    expect(at.x + 28).toBeLessThanOrEqual(room.width);
  }
});

test('on a low board, where a whole edge is taken, a mark lies on nothing all the same', () => {
  const low = { width: 360, height: 165 };
  const views = { x: 0, y: 0, w: 106, h: 46 };
  const others = [mark({ x: 24, y: 90 }), mark({ x: 60, y: 107 }, 56)];
  const at = mark(freeSpot({ x: -30, y: 60 }, others, [], low, [views], 28), 56);
  for (const other of [views, ...others])
    expect(at.x >= other.x + other.w || at.x + at.w <= other.x || at.y >= other.y + other.h || at.y + at.h <= other.y).toBe(true);
});

test('three marks that belong to one low edge stand below each other, and none of them over the path', () => {
  // A phone's board on its side: without it the second and the third go inwards.
  const heights = spread([61, 78, 78], 24, 115);
  expect(heights.toSorted((a, b) => a - b).every((y, i, all) => y >= 24 && y <= 115 && (i === 0 || y - all[i - 1]! >= 42))).toBe(true);
  const [a, b, c] = heights as [number, number, number];
  const low = { width: 545, height: 165 };
  const placed: ReturnType<typeof mark>[] = [];
  for (const y of [a, b, c]) {
    const at = freeSpot({ x: 700, y }, placed, [], low, [], 20, 50);
    expect(at.x).toBe(545 - 24);
    placed.push(mark(at));
  }
  // One alone stays where it belongs, and where there is no room for all of them each does.
  expect(spread([70], 24, 115)).toEqual([70]);
  expect(spread([30, 40, 50, 60], 24, 115)).toEqual([30, 40, 50, 60]);
});
