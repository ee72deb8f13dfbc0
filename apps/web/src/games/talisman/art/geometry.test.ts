import { expect, test } from 'vitest';
import { BOARD, bandPath, pictureBox, RIVER, ringOf, SPACES, spaceBox, spaceCentre, waypoints } from './geometry.ts';

test('every space of the three rings has its field, in the order of the ids', () => {
  expect([...SPACES.keys()]).toEqual([
    ...Array.from({ length: 24 }, (_, i) => `O${i + 1}`),
    ...Array.from({ length: 16 }, (_, i) => `M${i + 1}`),
    ...Array.from({ length: 9 }, (_, i) => `I${i + 1}`),
  ]);
  expect(() => spaceBox('O25')).toThrow('no space O25');
});

test('the corners lie where the board has them', () => {
  const corner = (id: string) => {
    const { x, y } = spaceCentre(id);
    return `${y < BOARD / 2 ? 'upper' : 'lower'} ${x < BOARD / 2 ? 'left' : 'right'}`;
  };
  expect(['O1', 'M1', 'I1'].map(corner)).toEqual(['upper left', 'upper left', 'upper left']);
  expect(['O7', 'M5', 'I3'].map(corner)).toEqual(['upper right', 'upper right', 'upper right']);
  expect(['O13', 'M9', 'I5'].map(corner)).toEqual(['lower right', 'lower right', 'lower right']);
  expect(['O19', 'M13', 'I7'].map(corner)).toEqual(['lower left', 'lower left', 'lower left']);
  expect(spaceCentre('I9')).toEqual({ x: 500, y: 500 });
});

test('no two spaces overlap, and each lies within the frame', () => {
  const all = [...SPACES];
  for (const [a, p] of all) {
    expect(Math.min(p.x, p.y), a).toBeGreaterThan(26);
    expect(Math.max(p.x + p.w, p.y + p.h), a).toBeLessThan(BOARD - 26);
    for (const [b, q] of all) {
      if (a === b) continue;
      const apart = p.x + p.w <= q.x || q.x + q.w <= p.x || p.y + p.h <= q.y || q.y + q.h <= p.y;
      expect(apart, `${a} and ${b}`).toBe(true);
    }
  }
});

test('neighbours on a ring lie side by side', () => {
  for (const [letter, count] of [
    ['O', 24],
    ['M', 16],
    ['I', 8],
  ] as const) {
    for (let i = 1; i <= count; i++) {
      const a = spaceCentre(`${letter}${i}`);
      const b = spaceCentre(`${letter}${(i % count) + 1}`);
      expect(Math.hypot(a.x - b.x, a.y - b.y), `${letter}${i}`).toBeLessThan(145);
    }
  }
});

test('the way over the bridge and through the gate has its points, in both directions', () => {
  expect(waypoints('O5', 'M4')).toEqual([...waypoints('M4', 'O5')].reverse());
  expect(waypoints('O5', 'M4')).toHaveLength(2);
  expect(waypoints('M1', 'I1')[0]!.x).toBeLessThan(waypoints('M1', 'I1')[1]!.x);
  expect(waypoints('O1', 'O2')).toEqual([]);
  const bridge = waypoints('O5', 'M4')[0]!.x;
  for (const id of ['O5', 'M4']) {
    expect(bridge).toBeGreaterThan(spaceBox(id).x);
    expect(bridge).toBeLessThan(spaceBox(id).x + spaceBox(id).w);
  }
});

test('a space knows its ring, its picture and the band around it', () => {
  expect(['O3', 'M16', 'I8', 'I9'].map(ringOf)).toEqual(['outer', 'middle', 'inner', 'crown']);
  expect(pictureBox('O1').h).toBeLessThan(spaceBox('O1').h);
  expect(bandPath(RIVER)).toBe('M162 162H838V838H162ZM186 186H814V814H186Z');
});
