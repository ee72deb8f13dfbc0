import { IllegalAction } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { EXAMPLE, Game } from './table.ts';

const FOUR = ['Jan', 'Piet', 'Cato', 'Sofie'];

test('NW-5.2 the skull puts a monster on a square', () => {
  const g = new Game({ path: EXAMPLE }, { draws: ['sword'] }).show({ Jan: 'skull', Piet: 'vega' }).pick('Jan', 4);
  expect(g.monster(4)).toBe('sword');
});

test('NW-5.3 Vega takes a power card from an opponent', () => {
  const g = new Game({ hands: { Piet: ['blood'] } }, { draws: ['blood'] }).show({ Jan: 'vega', Piet: 'skull' }).pick('Jan', 1);
  expect([g.hand('Jan'), g.hand('Piet')]).toEqual([['blood'], []]);
});

test('NW-5.4 everybody plays exactly one step card, blocked or not; passing is not possible', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: '6!' }, monsters: { 6: 'torch' } });
  expect(['Jan', 'Piet'].map((name) => g.options(name))).toEqual([
    ['1', '2', '3', '4', '5', '6', 'skull', 'vega'],
    ['1', '2', '3', '4', '5', '6', 'skull', 'vega'],
  ]);
  expect(() => g.pick('Jan', 'pass')).toThrow(IllegalAction);
});

test('NW-5.5 a played card cannot be played again before the refill, whether it worked or not', () => {
  const g = new Game({ path: EXAMPLE }).show({ Jan: 4, Piet: 4 });
  expect([g.player('Jan').aside, g.options('Jan').includes('4')]).toEqual([['4'], false]);
  expect(g.refused('Jan')).toEqual({ 4: 'NW-5.5' });
  expect(() => g.pick('Jan', 4)).toThrow(IllegalAction);
});

test('NW-5.6 NW-5.7 NW-6.1 the eighth card is forced, and the ninth round begins with eight cards again', () => {
  const steps = { Jan: [1, 'vega'], Piet: [2, 'vega'] };
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4, Piet: 9 }, steps, round: 15 }, { draws: ['joker'] });
  g.show({ Jan: 'vega', Piet: 'vega' });
  expect(g.events('revealed').map((e) => e.cards)).toEqual([
    ['vega', 'vega'],
    ['1', '2'],
  ]);
  expect(g.events('roundBegan')).toMatchObject([
    { round: 16, refilled: false },
    { round: 17, refilled: true },
  ]);
  expect([g.s.round, g.options('Jan').length]).toEqual([17, 8]);
});

test('NW-6.1 fights come before the choice, the blocked draw after the cards', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: '6!', Piet: 1 }, monsters: { 6: 'torch' }, hands: { Jan: ['torch'] } });
  expect([g.s.phase, g.asked('Jan')?.kind, g.asked('Piet')]).toEqual(['fight', 'fight', undefined]);
  g.pick('Jan', 'decline');
  expect([g.s.phase, g.asked('Piet')?.kind]).toEqual(['choose', 'commit']);
  g.gives('blood').show({ Jan: 5, Piet: 3 });
  const order = g.told.map(({ event }) => event.type);
  expect(order).toEqual(['committed', 'committed', 'revealed', 'acts', 'heldFast', 'acts', 'moved', 'drew', 'roundBegan']);
});

test('NW-6.2 NW-15.51 a commitment is secret until the reveal and cannot be changed', () => {
  const g = new Game({ path: EXAMPLE }).pick('Jan', 3);
  expect(g.view('Jan').yourCommit).toBe('3');
  expect(g.view('Piet').players[0]).toMatchObject({ committed: true });
  expect(g.view('Piet').yourCommit).toBeNull();
  expect(() => g.pick('Jan', 4)).toThrow('Jan is not asked');
});

test('NW-6.3 NW-13.6 when somebody wins, lower cards do nothing and nobody draws for being blocked', () => {
  const g = new Game(
    { path: 'complete', pawns: { Jan: '36~', Piet: '34!', Cato: 5 }, monsters: { 36: 'blood', 34: 'torch' }, library: 'attached' },
    { seats: ['Jan', 'Piet', 'Cato'] },
  );
  g.show({ Jan: 1, Piet: 2, Cato: 'vega' });
  expect([g.s.outcome?.winners, g.s.phase]).toEqual([[0], 'over']);
  expect(g.events('drew')).toEqual([]);
  const lower = new Game({ path: 'complete', pawns: { Jan: 33, Piet: 36 } }).show({ Jan: 4, Piet: 1 });
  expect([lower.s.outcome?.winners, lower.pawn('Piet')]).toEqual([[0], '36']);
});

test('NW-7.1 NW-7.2 two different pairs can cancel at once', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 1, Piet: 4, Cato: 5, Sofie: 9 } }, { seats: FOUR });
  g.show({ Jan: 3, Piet: 'skull', Cato: 3, Sofie: 'skull' });
  expect(g.events('revealed')).toMatchObject([{ cancelled: [0, 1, 2, 3], order: [] }]);
  expect(g.events('acts')).toEqual([]);
});

test('NW-7.3 the order is skull, Vega, then the numbers from 6 down to 1', () => {
  const order = (cards: (string | number)[]) => {
    const g = new Game({}, { seats: FOUR, draws: [] });
    const names = Object.fromEntries(FOUR.map((name, i) => [name, cards[i]!]));
    g.show(names);
    return g.events('revealed')[0]!.order;
  };
  expect(order([1, 'vega', 6, 'skull'])).toEqual([3, 1, 2, 0]);
  expect(order([2, 3, 4, 5])).toEqual([3, 2, 1, 0]);
  expect(order([6, 6, 'vega', 1])).toEqual([2, 3]);
});

test('NW-7.4 each card sees the board that the ones before it have left', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 1, Piet: 4 } }, { draws: ['sword'] });
  g.show({ Jan: 'skull', Piet: 5 }).pick('Jan', 9);
  expect(g.pawn('Piet')).toBe('9!');
});

test('NW-7.5 NW-12.8 the card of a blocked player cancels like any other', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: '6!', Piet: 7 }, monsters: { 6: 'torch' } }, { draws: ['blood'] });
  g.show({ Jan: 2, Piet: 2 });
  expect([g.pawn('Piet'), g.events('revealed')[0]?.cancelled]).toEqual(['7', [0, 1]]);
});

test('NW-7.3 of any two cards the higher acts first, whoever sits first', () => {
  const ranks = ['skull', 'vega', '6', '5', '4', '3', '2', '1'];
  for (const [i, high] of ranks.entries()) {
    for (const low of ranks.slice(i + 1)) {
      const order = (jan: string, piet: string) => new Game({}).show({ Jan: jan, Piet: piet }).events('revealed')[0]!.order;
      expect([high, low, order(high, low), order(low, high)]).toEqual([high, low, [0, 1], [1, 0]]);
    }
  }
});
