import { expect, test } from 'vitest';
import { EXAMPLE, Game } from './table.ts';

const FOUR = ['Jan', 'Piet', 'Cato', 'Sofie'];
const OTHERS = { Piet: 1, Cato: 1, Sofie: 1 };

test('NW-1.8 NW-4.7 NW-13.3 NW-13.5 the first pawn on the library wins, by the exact number', () => {
  const g = new Game({ path: 'complete', pawns: { Jan: 33 } }, { seats: FOUR }).show({ Jan: 4, ...OTHERS });
  expect(g.s.outcome).toEqual({ winners: [0], ranking: [[0], [1, 2, 3]], rule: 'NW-13.5', reason: 'library' });
});

test('NW-13.1 NW-15.47 the library is put down when a pawn first reaches the last square, but counts from the last strip on', () => {
  const g = new Game({ path: 'complete', pawns: { Jan: 33 } }, { seats: FOUR });
  expect([g.view().libraryAttached, g.view().libraryAt]).toEqual([false, 37]);
  g.show({ Jan: 3, ...OTHERS });
  expect([g.pawn('Jan'), g.view().libraryAttached]).toEqual(['36', true]);
  expect(g.events('libraryAttached')).toEqual([{ type: 'libraryAttached', rule: 'NW-13.1', square: 37 }]);
  g.show({ Jan: 5, Piet: 2, Cato: 2, Sofie: 2 }).gives();
  expect(g.events('libraryAttached')).toEqual([]);
});

test('NW-13.1 stopping short of the last square does not bring the library', () => {
  const g = new Game({ path: 'complete', pawns: { Jan: 32 } }, { seats: FOUR }).show({ Jan: 1, ...OTHERS });
  expect(g.view().libraryAttached).toBe(false);
});

test('NW-13.2 the library is one step in the count and holds no monster', () => {
  const g = new Game({ path: 'complete', pawns: { Jan: 36 } }, { seats: FOUR, draws: ['blood'] }).show({ Jan: 4, ...OTHERS });
  expect(g.events('moved')).toMatchObject([{ path: [37, 36, 35, 34], to: 34 }]);
});

test('NW-13.4 NW-15.48 NW-15.49 the bounce: p + k up to B, else 2B − p − k, with the full effect of the square', () => {
  const ends = [2, 3, 4, 5, 6].map((card) => {
    const g = new Game({ path: 'complete', pawns: { Jan: 36 } }, { seats: FOUR });
    g.gives(...({ 2: [], 3: ['blood'], 4: ['blood'], 5: [], 6: ['joker'] }[card] ?? []));
    g.show({ Jan: card, ...OTHERS });
    return g.pawn('Jan');
  });
  expect(ends).toEqual(['36', '35!', '34!', '33', '32']);
});

test('NW-13.4 the bounce is compulsory even where it ends behind the start', () => {
  const g = new Game({ path: 'complete', pawns: { Jan: 36 } }, { seats: FOUR }).show({ Jan: 5, ...OTHERS });
  expect(g.pawn('Jan')).toBe('33');
});

test('NW-13.7 the others are ranked by their distance; together on the underworld they share a place', () => {
  const g = new Game({ path: 'complete', pawns: { Jan: 33, Piet: 5, Cato: 12 } }, { seats: FOUR });
  g.show({ Jan: 4, ...OTHERS });
  expect(g.s.outcome?.ranking).toEqual([[0], [2], [1], [3]]);
});

test('NW-15.46 the library does not come while a strip is left', () => {
  const g = new Game({ path: 'oMP|Moo|PoM|oMoP|ooMP|MPMo|oMoPM|MooPo', pawns: { Jan: 31 } }, { draws: ['S5-C'] });
  expect(g.view().libraryAt).toBeNull();
  g.show({ Jan: 2, Piet: 'vega' }).pick('Jan', 'printed');
  expect([g.pawn('Jan'), g.view().libraryAt, g.view().libraryAttached]).toEqual(['33', 37, false]);
});

test('NW-15.50 two pawns that could both win this round: the higher card acts first and alone wins', () => {
  const g = new Game({ path: 'complete', pawns: { Jan: 33, Piet: 36 } }).show({ Jan: 4, Piet: 1 });
  expect(g.s.outcome?.winners).toEqual([0]);
});

test('NW-14.1 after the last round the furthest pawn wins; from the underworld nobody does', () => {
  const options = { roundLimit: 30 };
  const g = new Game({ path: 'complete', pawns: { Jan: 12, Piet: 13 }, round: 30 }, { options }).show({ Jan: 6, Piet: 6 });
  expect(g.s.outcome).toEqual({ winners: [1], ranking: [[1], [0]], rule: 'NW-14.1', reason: 'roundLimit' });
  const draw = new Game({ round: 30 }, { options }).show({ Jan: 6, Piet: 6 });
  expect(draw.s.outcome).toEqual({ winners: [], ranking: [[0, 1]], rule: 'NW-14.1', reason: 'draw' });
  const last = new Game({ path: 'complete', pawns: { Jan: 12 }, round: 199 }).show({ Jan: 6, Piet: 6 });
  expect(last.s.outcome).toBeNull();
  expect(last.show({ Jan: 1, Piet: 1 }).s.outcome?.winners).toEqual([0]);
});

test('NW-13.1 one square short of the last the library is not there yet', () => {
  const g = new Game({ path: 'complete', pawns: { Jan: 33 }, monsters: { 35: 'blood' } }, { seats: FOUR });
  expect([g.show({ Jan: 2, ...OTHERS }).pawn('Jan'), g.view().libraryAttached]).toEqual(['35!', false]);
});

test('NW-14.1 the end by the last round is told with its round and its winners', () => {
  const end = (pawns: Record<string, number>) => {
    const g = new Game({ path: EXAMPLE, pawns, round: 30 }, { options: { roundLimit: 30 } }).show({ Jan: 6, Piet: 6 });
    return g.events('roundLimit');
  };
  expect(end({ Jan: 4, Piet: 5 })).toEqual([{ type: 'roundLimit', rule: 'NW-14.1', round: 30, winners: [1] }]);
  expect(end({})).toEqual([{ type: 'roundLimit', rule: 'NW-14.1', round: 30, winners: [] }]);
});
