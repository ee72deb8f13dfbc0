import { expect, test } from 'vitest';
import { freeSpot } from './EdgeMarks.tsx';

const room = { width: 360, height: 226 };

test('a mark lies on no pawn: it moves along its edge', () => {
  const at = freeSpot({ x: 336, y: 120 }, [], [{ x: 330, y: 118 }], room);
  expect(at.x).toBe(336);
  expect(Math.abs(at.y - 118)).toBeGreaterThanOrEqual(50);
});

test('two marks for one place lie beside each other', () => {
  const first = freeSpot({ x: 24, y: 130 }, [], [], room);
  expect(first).toEqual({ x: 24, y: 130 });
  const second = freeSpot({ x: 24, y: 130 }, [first], [], room);
  expect(Math.abs(second.y - first.y)).toBeGreaterThanOrEqual(40);
});

test('the button that shows the whole path stays free', () => {
  expect(freeSpot({ x: 24, y: 40 }, [], [], room).y).toBeGreaterThanOrEqual(66);
});

test('where pawns stand everywhere, a mark is still shown, and on no other mark', () => {
  const crowd = Array.from({ length: 12 }, (_, i) => ({ x: 336, y: i * 20 }));
  const at = freeSpot({ x: 336, y: 120 }, [{ x: 336, y: 120 }], crowd, room);
  expect(Math.abs(at.y - 120)).toBeGreaterThanOrEqual(40);
});

test('a mark lies on no chip of the board', () => {
  const chip = { x: 212, y: 90, w: 142, h: 44 };
  const at = freeSpot({ x: 336, y: 110 }, [], [], room, [chip]);
  expect(at.y - 20 >= 134 || at.y + 20 <= 90).toBe(true);
});
