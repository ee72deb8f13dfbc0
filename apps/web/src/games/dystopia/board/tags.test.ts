import { expect, test } from 'vitest';
import { type Placed, placeTags, type Wanted } from './tags.ts';

const apart = (a: Placed, b: Placed) => Math.abs(a.x - b.x) >= (a.w + b.w) / 2 || Math.abs(a.y - b.y) >= (a.h + b.h) / 2;
const inside = ({ x, y, w, h }: Placed, room: { width: number; height: number }) =>
  x - w / 2 >= 0 && y - h / 2 >= 0 && x + w / 2 <= room.width && y + h / 2 <= room.height;

/** Targets beside each other on squares, some of them out of the window. */
function targets(seed: number, room: { width: number; height: number }, square: number): Wanted[] {
  let n = seed * 7919 + 17;
  const next = (below: number) => {
    n = (n * 48_271) % 2_147_483_647;
    return n % below;
  };
  const [left, top] = [next(room.width) - 40, next(room.height) - 40];
  const places = new Set<string>();
  while (places.size < 4) places.add(`${next(3)},${next(3)}`);
  return [...places].map((place, i) => {
    const [x = 0, y = 0] = place.split(',').map(Number);
    return { id: `m${i}`, at: { x: left + x * square, y: top + y * square }, label: ['100 %', '47 %', '8 %', '72 %'][i]! };
  });
}

test.each([
  [360, 400, 52, 1],
  [300, 300, 30, 1],
  [360, 400, 52, 1.5],
  [720, 240, 56, 1],
  [1000, 700, 62, 1],
])('odds of four targets beside each other keep apart and within the window: %i × %i', (width, height, square, letters) => {
  const room = { width, height };
  const faults: string[] = [];
  for (let seed = 0; seed < 100; seed++) {
    const placed = placeTags(targets(seed, room, square), room, square, letters);
    if (placed.length !== 4) faults.push(`${seed}: ${placed.length} of 4`);
    for (const [i, tag] of placed.entries()) {
      if (!inside(tag, room)) faults.push(`${seed}: ${tag.id} outside`);
      if (placed.slice(i + 1).some((other) => !apart(tag, other))) faults.push(`${seed}: ${tag.id} over another`);
    }
  }
  expect(faults).toEqual([]);
});

test('one alone stands above its figure, and not over the buttons in the corner', () => {
  const room = { width: 360, height: 400 };
  const [alone] = placeTags([{ id: 'm0', at: { x: 180, y: 200 }, label: '47 %' }], room, 52);
  expect(alone?.x).toBe(180);
  expect(alone!.y + alone!.h / 2).toBeLessThan(200 - 52 * 0.7);
  const [corner] = placeTags([{ id: 'm0', at: { x: 330, y: 60 }, label: '47 %' }], room, 52);
  expect(corner!.y - corner!.h / 2 >= 62 || corner!.x + corner!.w / 2 <= 360 - 116).toBe(true);
});
