import { IllegalAction } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { EXAMPLE, Game } from './table.ts';

test('NW-1.2 a pawn is chosen: another one that nobody has, until the first cards are shown', () => {
  const g = new Game({ path: '' });
  expect(g.view().players.map(({ pawn }) => pawn)).toEqual([0, 1]);
  expect(g.asides('Jan')).toEqual(['pawn:2', 'pawn:3']);
  g.aside('Jan', 'pawn:3');
  expect(g.view().players.map(({ pawn }) => pawn)).toEqual([3, 1]);
  expect(g.events('pawnChosen')).toMatchObject([{ seat: 0, pawn: 3 }]);
  expect(g.asides('Piet')).toEqual(['pawn:0', 'pawn:2']);
  expect(() => g.aside('Piet', 'pawn:3')).toThrow(IllegalAction);
  g.aside('Piet', 'pawn:0').show({ Jan: 1, Piet: 1 });
  expect(g.view().players.map(({ pawn }) => pawn)).toEqual([3, 0]);
  expect(g.asides('Jan')).toEqual([]);
});

test('NW-1.2 with four players every pawn is taken, and none is left to choose', () => {
  const g = new Game({ path: '' }, { seats: ['Jan', 'Piet', 'Cato', 'Sofie'] });
  expect(g.asides('Jan')).toEqual([]);
});

test('NW-3.8 whoever laid the last strip bends it as he likes, until the next one is turned up', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 12 } }).show({ Jan: 1, Piet: 'vega' });
  expect([g.asides('Jan'), g.asides('Piet')], 'Jan lays it only now').toEqual([['bend:left', 'bend:right'], []]);
  g.gives('S3-B').pick('Jan', '3.2');
  expect(g.asides('Jan'), 'a strip is turned up').toEqual([]);
  g.pick('Jan', 'reversed').aside('Jan', 'bend:right');
  expect(g.view('Piet').bends.at(-1)).toEqual({ by: 0, bend: 'right' });
  expect(g.asides('Jan')).toEqual(['bend:straight', 'bend:left']);
  expect(() => g.aside('Piet', 'bend:left'), 'Piet did not lay it').toThrow(IllegalAction);
  expect(g.s.kinds.slice(12), 'the squares stay as they are (NW-3.6)').toEqual(['plain', 'plain', 'monster']);
  expect(g.pawn('Jan')).toBe('13');
});

test('NW-3.4 a strip is chosen face down by its place, and its place is empty from then on', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 12 } }).show({ Jan: 1, Piet: 'vega' });
  expect(g.view('Piet').stripsFaceDown).toEqual({ 3: [2, 3], 4: [2, 3], 5: [2, 3] });
  g.gives('S4-C').pick('Jan', '4.3');
  expect(g.view('Piet').stripsFaceDown).toEqual({ 3: [2, 3], 4: [2], 5: [2, 3] });
  expect(g.events('stripTurned')).toMatchObject([{ seat: 0, length: 4 }]);
});

test('NW-1.2 once the first cards are shown no pawn is chosen any more, not while they act either', () => {
  const g = new Game({ path: '' }).show({ Jan: 1, Piet: 'vega' });
  expect([g.s.round, g.asked('Jan')?.kind, g.asides('Jan'), g.asides('Piet')]).toEqual([1, 'length', [], []]);
  expect(new Game({ path: '', round: 2 }).asides('Jan'), 'in the second round').toEqual([]);
});

test('NW-3.8 NW-1.2 NW-16.12 what is done unasked is told to all', () => {
  const bent = new Game({ path: EXAMPLE }).aside('Jan', 'bend:left');
  expect(bent.told).toEqual([{ event: { type: 'stripBent', rule: 'NW-3.8', seat: 0, strip: 2, bend: 'left' } }]);
  const chosen = new Game({ path: '' }).aside('Piet', 'pawn:2');
  expect(chosen.told).toEqual([{ event: { type: 'pawnChosen', rule: 'NW-1.2', seat: 1, pawn: 2 } }]);
  const asks = new Game({ path: '' }, { options: { mayDecline: true } }).aside('Piet', 'draw:ask').aside('Piet', 'draw:always');
  expect(asks.told.map(({ event }) => event)).toEqual([
    { type: 'drawOrder', rule: 'NW-16.12', seat: 1, asks: true },
    { type: 'drawOrder', rule: 'NW-16.12', seat: 1, asks: false },
  ]);
});

test('NW-13.6 when the match is over there is nothing left to do unasked', () => {
  const g = new Game({ path: 'complete', pawns: { Jan: 33 } }, { options: { mayDecline: true } });
  expect(g.asides('Jan')).toEqual(['bend:left', 'bend:right', 'draw:ask']);
  g.show({ Jan: 4, Piet: 1 });
  expect([g.s.outcome?.winners, g.asides('Jan'), g.asides('Piet')]).toEqual([[0], [], []]);
});
