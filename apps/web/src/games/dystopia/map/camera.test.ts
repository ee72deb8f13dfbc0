import { expect, test } from 'vitest';
import { seen } from '../../../ui/board/camera.ts';
import { fitting, leaning, on, reaching } from './camera.ts';
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
  const focus = reaching(hero, down, [], room, scale);
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
  expect(reaching(hero, [cell(17, 20), cell(23, 20), cell(20, 17), cell(20, 23)], [], room, scale)).toEqual(hero);
  expect(reaching(hero, [], [], room, scale)).toEqual(hero);
});

const inside = ({ x, y }: { x: number; y: number }) => x >= 26 && x <= room.width - 26 && y >= 26 && y <= room.height - 26;
/** A corridor of fifteen squares about the hero. */
const corridor = Array.from({ length: 15 }, (_, i) => cell(13 + i, 20));

test('of a way that is longer than the window those are in it who can be struck, and empty squares give way', () => {
  const hero = cell(20, 20);
  for (const foe of [cell(25, 20), cell(15, 20), cell(24, 17)]) {
    const focus = reaching(hero, corridor, [foe], room, scale);
    expect(inside(shown(focus, foe))).toBe(true);
    expect(inside(shown(focus, hero))).toBe(true);
  }
  // None lies below the tools in the upper corner.
  const above = shown(reaching(hero, [cell(20, 26)], [cell(23, 17)], room, scale), cell(23, 17));
  expect(above.y).toBeGreaterThanOrEqual(62);
});

test('where monsters stand at both ends of a long way, its squares are smaller, and all of them are in the window', () => {
  const hero = cell(20, 20);
  const foes = [cell(16.5, 20), cell(23.1, 20)];
  const least = 44 / CELL;
  expect(fitting(hero, [], room, scale, least)).toBe(scale);
  expect(fitting(hero, [cell(22, 20)], room, scale, least)).toBe(scale);
  const smaller = fitting(hero, foes, room, scale, least);
  expect(smaller).toBeLessThan(scale);
  expect(smaller).toBeGreaterThanOrEqual(least);
  const focus = reaching(hero, corridor, foes, room, smaller);
  for (const p of [hero, ...foes]) expect(inside(seen(p, on(focus, smaller, box, room)))).toBe(true);
  // However far apart they are, a finger finds a square.
  expect(fitting(hero, [cell(2, 20), cell(38, 20)], room, scale, least)).toBe(least);
  expect(fitting(hero, [cell(20, 20)], room, scale, least)).toBe(scale);
});
