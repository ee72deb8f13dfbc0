import { expect, test } from 'vitest';
import { numbered } from './Afar.tsx';
import { wayOf, whole } from './camera.ts';
import { pawnBox, touches } from './free-place.ts';
import { layout } from './layout.ts';
import { AFAR, numberPlaces } from './numbers.ts';

/* The whole path on a phone: what matters is read beside it. */

const strips = (n: number) => Array.from({ length: n / 4 }, () => ({ length: 4, bend: 'straight' as const }));
const ROOMS = [
  { width: 360, height: 180, top: 46, left: 0 },
  { width: 546, height: 120, top: 4, left: 136 },
];

test('on every path and every phone the squares of pawns have their number, on no pawn and on no other number', () => {
  for (const full of [24, 36, 48]) {
    const table = layout(strips(full), full);
    for (const { top, left, ...room } of ROOMS) {
      const camera = whole(wayOf(table), room, { top, left, bottom: 0 });
      expect(camera.scale).toBeLessThan(AFAR);
      for (let square = 1; square + 9 <= full; square++) {
        const pawns = [square, square + 3, square + 9];
        const taken = pawns.map((at) => pawnBox({ x: table.squares[at - 1]!.x, y: table.squares[at - 1]!.y + 15 }, camera));
        const placed = numberPlaces(
          pawns.map((at) => ({ square: at, why: 'pawn' as const })),
          table,
          camera,
          room,
          taken,
        );
        expect(
          placed.map((one) => one.square),
          `${full} squares, ${room.width} × ${room.height}`,
        ).toEqual(pawns);
        for (const [i, one] of placed.entries())
          expect([...taken, ...placed.slice(i + 1)].some((other) => touches(one, other))).toBe(false);
      }
    }
  }
});

test('told are the squares of pawns, where the cards in hand lead, and every tenth', () => {
  const view = { players: [{ square: 7 }, { square: 0 }], path: Array.from({ length: 23 }) } as never;
  const note = (square: number) => ({ key: 'note.walk.straight', args: { n: 1, square } });
  const label = { key: 'step.1' };
  const decision = {
    id: 1,
    seat: 0,
    kind: 'commit',
    rule: 'NW-5.4',
    prompt: label,
    options: [
      { id: '1', label, note: note(8) },
      { id: '2', label, note: note(9) },
      { id: 'skull', label, note: { key: 'note.skull.place' } },
    ],
    refused: [],
    byDefault: null,
  };
  expect(numbered(view, decision, '2')).toEqual([
    { square: 9, why: 'picked' },
    { square: 7, why: 'pawn' },
    { square: 8, why: 'may' },
    { square: 9, why: 'may' },
    { square: 10, why: 'tenth' },
    { square: 20, why: 'tenth' },
  ]);
});
