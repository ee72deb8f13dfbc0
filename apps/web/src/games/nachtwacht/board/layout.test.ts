import { BENDS } from '@questhall/nachtwacht/client';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { layout, type Point } from './layout.ts';

/** Every order of the strips of a path: as many of three, four and five as the path has of each. */
const orders = (each: number) =>
  fc.shuffledSubarray(
    [3, 4, 5].flatMap((n) => Array<number>(each).fill(n)),
    { minLength: each * 3 },
  );

const straight = (...lengths: number[]) => lengths.map((length) => ({ length, bend: 'straight' as const }));

/** Strips in any order, each bent in any way. */
const bentOrders = (each: number) =>
  fc
    .tuple(orders(each), fc.array(fc.constantFrom(...BENDS), { minLength: each * 3, maxLength: each * 3 }))
    .map(([lengths, bends]) => lengths.map((length, i) => ({ length, bend: bends[i]! })));

type Quad = readonly Point[];

/** True where a line along some side of either square parts the two. */
function apart(a: Quad, b: Quad): boolean {
  return [a, b].some((q) =>
    q.some((p, i) => {
      const next = q[(i + 1) % 4]!;
      const axis = { x: next.y - p.y, y: p.x - next.x };
      const reach = (r: Quad) => r.map((c) => c.x * axis.x + c.y * axis.y);
      const [ra, rb] = [reach(a), reach(b)];
      return Math.max(...ra) <= Math.min(...rb) || Math.max(...rb) <= Math.min(...ra);
    }),
  );
}

for (const [length, each] of [
  [24, 2],
  [36, 3],
  [48, 4],
] as const) {
  test(`a path of ${length}: no two squares overlap and all lies on the table, whatever the order of the strips and however they are bent (NW-3.8)`, () => {
    fc.assert(
      fc.property(bentOrders(each), (strips) => {
        const table = layout(strips, length);
        expect(table.squares).toHaveLength(length);
        for (const [i, a] of table.squares.entries()) {
          for (const c of a.corners) {
            expect(c.x).toBeGreaterThan(0);
            expect(c.x).toBeLessThan(table.width);
            expect(c.y).toBeGreaterThan(0);
            expect(c.y).toBeLessThan(table.height);
          }
          for (const b of table.squares.slice(i + 1)) expect(apart(a.corners, b.corners), `square ${i + 1}`).toBe(true);
          for (const tile of [table.library, table.underworld]) {
            for (const c of a.corners) expect(Math.hypot(c.x - tile.x, c.y - tile.y)).toBeGreaterThan(40);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test(`a path of ${length}: the library lies behind the last square and inside the table`, () => {
    fc.assert(
      fc.property(bentOrders(each), (strips) => {
        const { squares, library, width, height } = layout(strips, length);
        const last = squares.at(-1)!;
        expect(Math.hypot(last.x - library.x, last.y - library.y)).toBeLessThan(150);
        expect(library.x).toBeGreaterThan(64);
        expect(library.x).toBeLessThan(width - 64);
        expect(library.y).toBeGreaterThan(64);
        expect(library.y).toBeLessThan(height - 64);
      }),
      { numRuns: 50 },
    );
  });
}

test('a strip that lies stays where it lies', () => {
  const before = layout(straight(3, 5), 36);
  const after = layout(straight(3, 5, 4, 4), 36);
  expect(after.squares.slice(0, 8)).toEqual(before.squares);
  expect(after.library).toEqual(before.library);
});

test('the trail shows one spot for every square that is still to come', () => {
  expect(layout([], 36).ahead).toHaveLength(36);
  expect(layout(straight(3, 4, 5), 36).ahead).toHaveLength(24);
});

test('NW-3.8 bending a strip moves its own squares aside and no others', () => {
  const [flat, left, right] = (['straight', 'left', 'right'] as const).map((bend) =>
    layout([...straight(3), { length: 5, bend }, ...straight(4)], 36),
  );
  for (const table of [left!, right!]) {
    expect(table.squares.slice(0, 3)).toEqual(flat!.squares.slice(0, 3));
    expect(table.squares.slice(8)).toEqual(flat!.squares.slice(8));
  }
  // The first row runs to the right: left is up.
  expect(left!.squares[5]!.y).toBeLessThan(flat!.squares[5]!.y - 10);
  expect(right!.squares[5]!.y).toBeGreaterThan(flat!.squares[5]!.y + 10);
});
