import { expect, test } from 'vitest';
import { heightOf } from './EdgeChips.tsx';

const room = { top: 20, bottom: 380 };

test('a sign at the rim stands where it belongs, and not on whoever stands there', () => {
  expect(heightOf({ x: 282, y: 200 }, [], [], room)).toBe(200);
  const at = heightOf({ x: 282, y: 200 }, [], [{ x: 320, y: 205 }], room);
  expect(Math.abs(at - 205)).toBeGreaterThanOrEqual(44);
});

test('two signs for one height stand above each other; where figures stand everywhere they are still shown', () => {
  const first = { x: 282, y: 200 };
  expect(Math.abs(heightOf(first, [first], [], room) - 200)).toBeGreaterThanOrEqual(36);
  const crowd = Array.from({ length: 20 }, (_, i) => ({ x: 282, y: i * 20 }));
  const at = heightOf(first, [first], crowd, room);
  expect(Math.abs(at - 200)).toBeGreaterThanOrEqual(36);
  expect(at).toBeGreaterThanOrEqual(room.top);
  expect(at).toBeLessThanOrEqual(room.bottom);
});
