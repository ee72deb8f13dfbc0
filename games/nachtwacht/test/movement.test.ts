import { expect, test } from 'vitest';
import { pawnOn } from '../src/rules/board.ts';
import { EXAMPLE, Game } from './table.ts';

test('NW-4.1 NW-4.5 a landing on a plain square does nothing', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 } }).show({ Jan: 1, Piet: 'vega' });
  expect([g.pawn('Jan'), g.hand('Jan'), g.s.supply.length]).toEqual(['5', [], 15]);
});

test('NW-4.2 NW-15.31 a monster card counts, not the power square under it: neither on landing nor after the fight', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, monsters: { 7: 'torch' }, hands: { Jan: ['torch'] } });
  g.show({ Jan: 3, Piet: 'vega' }).pick('Piet', 'pass');
  expect([g.pawn('Jan'), g.hand('Jan')]).toEqual(['7!', ['torch']]);
  g.pick('Jan', 'torch');
  expect([g.pawn('Jan'), g.hand('Jan')]).toEqual(['7~', []]);
});

test('NW-4.2 a monster card on a plain square blocks as well', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, monsters: { 5: 'blood' } }).show({ Jan: 1, Piet: 'vega' });
  expect(g.pawn('Jan')).toBe('5!');
});

test('NW-4.3 the monster is taken from the supply, and the action of that player is over', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 } }, { draws: ['potion'] }).show({ Jan: 2, Piet: 'vega' });
  expect([g.pawn('Jan'), g.monster(6), g.s.supply.length]).toEqual(['6!', 'potion', 14]);
  expect(g.events('monsterLaid')).toEqual([
    { type: 'monsterLaid', rule: 'NW-4.3', seat: 0, square: 6, monster: 'potion', cause: 'landing' },
  ]);
});

test('NW-4.4 a power square gives one power card', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 } }, { draws: ['joker'] }).show({ Jan: 3, Piet: 'vega' });
  expect([g.pawn('Jan'), g.hand('Jan')]).toEqual(['7', ['joker']]);
});

test('NW-4.6 NW-8.5 NW-15.42 being put back on the underworld does nothing; it holds any number of pawns', () => {
  const seats = ['Jan', 'Piet', 'Cato', 'Sofie'];
  const g = new Game({ path: 'Moo', pawns: { Piet: '1!', Cato: 2 }, monsters: { 1: 'blood' } }, { seats, draws: ['sword'] });
  g.show({ Jan: 2, Piet: 1, Cato: 'vega', Sofie: 'vega' });
  expect(g.events('moved')).toMatchObject([{ seat: 0, from: 0, path: [1, 2, 1, 0], to: 0, steppedBack: true }]);
  expect(['Jan', 'Sofie'].map((name) => [g.pawn(name), g.hand(name)])).toEqual([
    ['0', []],
    ['0', []],
  ]);
});

test('NW-4.8 NW-8.4 NW-15.37 squares that are passed have no effect, yet count: pawns, monsters, power squares', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4, Piet: 5 }, monsters: { 6: 'torch' } }).show({ Jan: 5, Piet: 'vega' });
  expect([g.pawn('Jan'), g.hand('Jan'), g.s.supply.length]).toEqual(['9', [], 14]);
  expect(g.events('moved')).toMatchObject([{ path: [5, 6, 7, 8, 9] }]);
});

test('NW-5.1 NW-8.1 NW-15.36 a number moves exactly so many steps, and nobody is asked whether', () => {
  for (const [card, square] of [
    [1, '5'],
    [5, '9'],
    [6, '10'],
  ] as const) {
    const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 } }).show({ Jan: card, Piet: 'vega' });
    expect(g.pawn('Jan')).toBe(square);
  }
});

test('NW-8.2 a blocked pawn does not move and lays no strip; the card is spent', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: '12!' }, monsters: { 12: 'torch' } }, { draws: ['blood'] });
  g.show({ Jan: 6, Piet: 'vega' });
  expect([g.pawn('Jan'), g.s.laid.length, g.player('Jan').aside]).toEqual(['12!', 3, ['6']]);
});

test('NW-8.3 steps are counted from the square where the pawn stands, through strips laid on the way', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 11 } }).show({ Jan: 4, Piet: 'vega' });
  g.gives('S3-B').pick('Jan', '3.2').pick('Jan', 'printed');
  expect(g.pawn('Jan')).toBe('15');
});

test('NW-8.6 an occupied square sends the pawn back, past further pawns, to the first free square', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4, Piet: 9, Cato: 10 } }, { seats: ['Jan', 'Piet', 'Cato'], draws: ['sword'] });
  g.show({ Jan: 6, Piet: 'vega', Cato: 'vega' });
  expect([g.pawn('Jan'), g.monster(8)]).toEqual(['8!', 'sword']);
  expect(g.events('moved')).toMatchObject([{ path: [5, 6, 7, 8, 9, 10, 9, 8], to: 8, steppedBack: true }]);
});

test('NW-8.6 NW-15.38 a monster does not make a square unavailable for stepping back', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 7, Piet: 10 }, monsters: { 9: 'torch' } }).show({ Jan: 3, Piet: 'vega' });
  expect(g.pawn('Jan')).toBe('9!');
});

test('NW-8.7 NW-15.39 the square reached by stepping back has its full effect', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 9, Piet: 12 } }, { draws: ['joker'] }).show({ Jan: 3, Piet: 'vega' });
  expect([g.pawn('Jan'), g.hand('Jan')]).toEqual(['11', ['joker']]);
});

test('NW-4.1 NW-8.7 NW-15.40 stepping back to where the movement began is no landing: nothing new happens', () => {
  const power = new Game({ path: EXAMPLE, pawns: { Jan: 11, Piet: 12 } }).show({ Jan: 1, Piet: 'vega' });
  expect([power.pawn('Jan'), power.hand('Jan')]).toEqual(['11', []]);
  expect(power.events('moved')).toMatchObject([{ from: 11, path: [12, 11], to: 11 }]);
  const beaten = new Game({ path: EXAMPLE, pawns: { Jan: '11~', Piet: 12 }, monsters: { 11: 'torch' } }).show({ Jan: 1, Piet: 'vega' });
  expect(beaten.pawn('Jan')).toBe('11~');
});

test('NW-15.41 stepping back leads towards the underworld after a bounce too', () => {
  const g = new Game({ path: 'complete', pawns: { Jan: 33, Piet: 36 } }, { draws: ['blood'] }).show({ Jan: 5, Piet: 'vega' });
  expect(g.pawn('Jan')).toBe('35!');
  expect(g.events('moved')).toMatchObject([{ path: [34, 35, 36, 37, 36, 35], bounced: true, steppedBack: true }]);
});

test('NW-15.43 NW-7.4 a square that a higher card has left is free, one that it has taken is occupied', () => {
  const left = new Game({ path: EXAMPLE, pawns: { Jan: 5, Piet: 7 } }, { draws: ['joker'] }).show({ Jan: 2, Piet: 5 });
  expect([left.pawn('Piet'), left.pawn('Jan')]).toEqual(['12', '7']);
  const taken = new Game({ path: EXAMPLE, pawns: { Jan: 5, Piet: 4 } }, { draws: ['sword'] }).show({ Jan: 4, Piet: 5 });
  expect([taken.pawn('Piet'), taken.pawn('Jan')]).toEqual(['9', '8!']);
});

test('NW-8.8 nothing moves the pawn of somebody else, blocked or not', () => {
  const seats = ['Jan', 'Piet', 'Cato'];
  const g = new Game({ path: EXAMPLE, pawns: { Jan: '6!', Piet: 4, Cato: 5 }, monsters: { 6: 'torch' } }, { seats });
  g.gives('sword', 'blood').show({ Jan: 3, Piet: 2, Cato: 'skull' }).pick('Cato', 9);
  expect(['Jan', 'Piet', 'Cato'].map((name) => g.pawn(name))).toEqual(['6!', '4', '5']);
});

/** Every kind of move as it is told: the square counted to, bounced or pushed back, and the rule that decided it. */
const TOLD_MOVES = [
  ['NW-8.1', EXAMPLE, 4, 5, {}, { path: [5, 6, 7, 8, 9], to: 9, bounced: false, steppedBack: false }],
  ['NW-8.1', 'complete', 12, 2, {}, { path: [13, 14], to: 14, bounced: false, steppedBack: false }],
  ['NW-8.6', 'complete', 12, 3, { Piet: 15 }, { path: [13, 14, 15, 14], to: 14, bounced: false, steppedBack: true }],
  ['NW-13.3', 'complete', 33, 4, {}, { path: [34, 35, 36, 37], to: 37, bounced: false, steppedBack: false }],
  ['NW-13.4', 'complete', 36, 5, {}, { path: [37, 36, 35, 34, 33], to: 33, bounced: true, steppedBack: false }],
  ['NW-8.6', 'complete', 36, 5, { Piet: 33 }, { path: [37, 36, 35, 34, 33, 32], to: 32, bounced: true, steppedBack: true }],
] as const;

test.each(TOLD_MOVES)(
  '%s on %s from %i with a %i: the way is told square by square, with its rule',
  (rule, path, from, card, pawns, way) => {
    const g = new Game({ path, pawns: { Jan: from, ...pawns } }, { draws: way.to === 32 ? ['joker'] : [] });
    g.show({ Jan: card, Piet: 'vega' });
    expect(g.events('moved')).toEqual([{ type: 'moved', rule, seat: 0, card: String(card), from, ...way }]);
  },
);

test('NW-8.5 the underworld is never occupied, whoever stands there', () => {
  const { s } = new Game({ path: EXAMPLE, pawns: { Piet: 4 } });
  expect([0, 4, 5].map((square) => pawnOn(s, square))).toEqual([-1, 1, -1]);
});
