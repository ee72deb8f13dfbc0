import { expect, test } from 'vitest';
import { seen, under } from '../../../ui/board/camera.ts';
import { on, wayOf, whole } from './camera.ts';
import { layout } from './layout.ts';

const table = { width: 1240, height: 642 };

test('the whole path fits its window', () => {
  for (const room of [
    { width: 1144, height: 594 },
    { width: 820, height: 520 },
    { width: 360, height: 240 },
  ]) {
    const c = whole(table, room, { top: 4, bottom: 30 });
    const [from, to] = [seen({ x: 0, y: 0 }, c), seen({ x: table.width, y: table.height }, c)];
    expect(from.x).toBeGreaterThanOrEqual(-0.01);
    expect(from.y).toBeGreaterThanOrEqual(3.9);
    expect(to.x).toBeLessThanOrEqual(room.width + 0.01);
    expect(to.y).toBeLessThanOrEqual(room.height - 29.9);
  }
});

test('on a phone all of the way fits beside and below the buttons, larger than with the sky above it', () => {
  const room = { width: 546, height: 120 };
  const strips = Array.from({ length: 9 }, () => ({ length: 4, bend: 'straight' as const }));
  for (const laid of [0, 3, 9]) {
    const way = layout(strips.slice(0, laid), 36);
    const c = whole(wayOf(way), room, { top: 4, left: 136, bottom: 0 });
    expect(c.scale).toBeGreaterThan(whole(way, room).scale);
    for (const at of [way.underworld, way.library, ...way.squares, ...way.ahead]) {
      const { x, y } = seen(at, c);
      expect(x).toBeGreaterThan(136);
      expect(x).toBeLessThan(room.width);
      expect(y).toBeGreaterThan(4);
      expect(y).toBeLessThan(room.height);
    }
  }
});

test('a window that follows a pawn shows it, wherever it stands', () => {
  const room = { width: 360, height: 240 };
  for (const x of [60, 400, 800, 1180]) {
    for (const y of [140, 372, 580]) {
      const at = seen({ x, y }, on({ x, y }, 0.8, table, room));
      expect(at.x).toBeGreaterThan(0);
      expect(at.x).toBeLessThan(room.width);
      expect(at.y).toBeGreaterThan(0);
      expect(at.y).toBeLessThan(room.height);
    }
  }
});

test('what is seen at a place lies under that place', () => {
  const c = { scale: 0.7, left: -30, top: 12 };
  const p = under(seen({ x: 321, y: 99 }, c), c);
  expect(p.x).toBeCloseTo(321);
  expect(p.y).toBeCloseTo(99);
});
