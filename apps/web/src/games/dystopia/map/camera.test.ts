import { expect, test } from 'vitest';
import { seen } from '../../../ui/board/camera.ts';
import { leaning, on, reaching } from './camera.ts';
import { CELL } from './model.ts';

const room = { width: 360, height: 400 };
const scale = 52 / CELL;
const box = { x: 0, y: 0, w: 40, h: 40 };
const cell = (x: number, y: number) => ({ x: x * CELL, y: y * CELL });
const shown = (focus: { x: number; y: number }, p: { x: number; y: number }) => seen(p, on(focus, scale, box, room));

test('who came into sight some squares away is in the window together with the hero', () => {
  const [hero, monster] = [cell(20, 20), cell(24.5, 22)];
  const at = shown(leaning(hero, [monster], room, scale), monster);
  expect(at.x).toBeLessThan(room.width);
  expect(at.y).toBeLessThan(room.height);
  expect(shown(hero, monster).x).toBeGreaterThan(room.width);
});

test('however far away others are, the hero stays in the window', () => {
  const hero = cell(20, 20);
  for (const far of [cell(2, 2), cell(38, 20), cell(20, 38), cell(38, 2)]) {
    const at = shown(leaning(hero, [far], room, scale), hero);
    for (const [value, size] of [
      [at.x, room.width],
      [at.y, room.height],
    ] as const) {
      expect(value).toBeGreaterThanOrEqual(63);
      expect(value).toBeLessThanOrEqual(size - 63);
    }
  }
});

test('where nobody came, the window looks at the hero', () => {
  expect(leaning(cell(3, 4), [], room, scale)).toEqual(cell(3, 4));
});

test('a way that leads to one side alone is in the window to its end, and the hero as well', () => {
  const hero = cell(20, 20);
  const down = Array.from({ length: 6 }, (_, i) => cell(20, 21 + i));
  const focus = reaching(hero, down, room, scale);
  for (const p of [hero, ...down]) {
    const { x, y } = shown(focus, p);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(room.width);
    // The whole square, 52 pixels high.
    expect(y).toBeGreaterThanOrEqual(26);
    expect(y).toBeLessThanOrEqual(room.height - 24);
  }
  expect(shown(hero, down[5]!).y).toBeGreaterThan(room.height);
  // Where it leads to all sides, the window stays on the hero.
  expect(reaching(hero, [cell(17, 20), cell(23, 20), cell(20, 17), cell(20, 23)], room, scale)).toEqual(hero);
  expect(reaching(hero, [], room, scale)).toEqual(hero);
});
