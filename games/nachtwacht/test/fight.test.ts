import { deciding, decisionOf, IllegalAction, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { nachtwacht } from '../src/index.ts';
import { EXAMPLE, Game } from './table.ts';

const ON_SIX = { path: EXAMPLE, pawns: { Jan: '6!' }, monsters: { 6: 'torch' } };

test('NW-12.1 NW-12.2 NW-12.11 NW-15.11 landing on a monster blocks; that round brings neither fight nor blocked draw', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, monsters: { 6: 'torch' }, hands: { Jan: ['torch'] } });
  g.show({ Jan: 2, Piet: 1 });
  expect([g.pawn('Jan'), g.events('drew'), g.events('fought')]).toEqual(['6!', [], []]);
  expect(g.asked('Jan')?.kind).toBe('fight');
});

test('NW-12.3 NW-15.1 NW-15.3 blocked players fight at the start of the round, before any step card is chosen', () => {
  const g = new Game({ ...ON_SIX, hands: { Jan: ['torch'] } });
  expect([g.asked('Jan')?.kind, g.asked('Piet')]).toEqual(['fight', undefined]);
  g.pick('Jan', 'torch');
  expect(g.events('fought')).toEqual([{ type: 'fought', rule: 'NW-12.3', seat: 0, square: 6, monster: 'torch', card: 'torch' }]);
});

test('NW-12.4 NW-15.2 NW-15.5 fighting is voluntary; a matching card or a joker, never another card', () => {
  const g = new Game({ ...ON_SIX, hands: { Jan: ['torch', 'joker', 'blood'] } });
  expect(g.options('Jan')).toEqual(['torch', 'joker', 'decline']);
  expect(g.refused('Jan')).toEqual({ blood: 'NW-12.4' });
  expect(() => g.pick('Jan', 'blood')).toThrow(IllegalAction);
  g.pick('Jan', 'joker');
  expect([g.pawn('Jan'), g.hand('Jan')]).toEqual(['6~', ['blood', 'torch']]);
});

test('NW-12.5 all fights of a round are decided in secret and shown together', () => {
  const pawns = { Jan: '6!', Piet: '8!' };
  const g = new Game({ path: EXAMPLE, pawns, monsters: { 6: 'torch', 8: 'blood' }, hands: { Jan: ['torch'], Piet: ['blood'] } });
  g.pick('Piet', 'blood');
  expect([g.told.some(({ event }) => event.type === 'fought'), g.view('Jan').players[1]?.blocked]).toEqual([false, true]);
  expect(g.view('Jan').players[1]?.powerCount).toBe(1);
  g.pick('Jan', 'torch');
  expect(g.events('fought').map((e) => e.seat)).toEqual([0, 1]);
});

test('NW-12.6 NW-15.6 NW-15.7 a beaten monster stays and blocks whoever lands there later, the winner included', () => {
  const g = new Game({ ...ON_SIX, pawns: { Jan: '6!', Piet: 4 }, hands: { Jan: ['torch'] } });
  g.pick('Jan', 'torch').show({ Jan: 4, Piet: 2 });
  expect([g.monster(6), g.pawn('Jan'), g.pawn('Piet')]).toEqual(['torch', '10', '6!']);
  const again = new Game({ path: EXAMPLE, pawns: { Jan: 5 }, monsters: { 6: 'torch' } }).show({ Jan: 1, Piet: 'vega' });
  expect(again.pawn('Jan')).toBe('6!');
});

test('NW-12.7 NW-15.4 who won the fight moves in the same round and draws nothing for having been blocked', () => {
  const g = new Game({ ...ON_SIX, hands: { Jan: ['torch'] } }).pick('Jan', 'torch').show({ Jan: 3, Piet: 'vega' });
  expect([g.pawn('Jan'), g.events('drew')]).toEqual(['9', []]);
});

test('NW-12.8 NW-12.9 a player who is still blocked plays a card, and draws at the end of the round', () => {
  const g = new Game(ON_SIX, { draws: ['blood'] }).show({ Jan: 6, Piet: 'vega' });
  expect([g.pawn('Jan'), g.hand('Jan')]).toEqual(['6!', ['blood']]);
  expect(g.events('drew')).toMatchObject([{ rule: 'NW-12.9', cause: 'blocked' }]);
});

test('NW-12.9 NW-15.9 being cancelled does not cost the blocked draw', () => {
  const g = new Game(ON_SIX, { draws: ['blood'] }).show({ Jan: 6, Piet: 6 });
  expect(g.hand('Jan')).toEqual(['blood']);
});

test('NW-12.9 NW-15.21 several blocked draws come in seat order, each with its discard before the next', () => {
  const seats = ['Jan', 'Piet', 'Cato'];
  const pawns = { Jan: '6!', Piet: '8!', Cato: '2!' };
  const hands = { Piet: ['tooth', 'feather', 'sword'] };
  const g = new Game({ path: EXAMPLE, pawns, monsters: { 6: 'torch', 8: 'blood', 2: 'blood' }, hands }, { seats });
  g.gives('tooth', 'potion').show({ Jan: 1, Piet: 2, Cato: 3 });
  expect([g.asked('Piet')?.kind, g.hand('Cato')]).toEqual(['discard', []]);
  g.gives('joker').pick('Piet', 'feather');
  expect(g.events('drew').map((e) => e.seat)).toEqual([0, 1, 2]);
});

test('NW-12.10 NW-15.10 a blocked player who plays Vega draws nothing: passed, cancelled, without a target', () => {
  const nobody = new Game(ON_SIX).show({ Jan: 'vega', Piet: 1 });
  const cancelled = new Game(ON_SIX).show({ Jan: 'vega', Piet: 'vega' });
  const passed = new Game({ ...ON_SIX, hands: { Piet: ['blood'] } }).show({ Jan: 'vega', Piet: 1 }).pick('Jan', 'pass');
  for (const g of [nobody, cancelled, passed]) expect([g.s.round, g.hand('Jan'), g.events('drew')]).toEqual([10, [], []]);
});

test('NW-12.12 NW-15.13 who could have fought but declined is still blocked and draws', () => {
  const g = new Game({ ...ON_SIX, hands: { Jan: ['torch'] } }).pick('Jan', 'decline').gives('blood');
  g.show({ Jan: 6, Piet: 1 });
  expect([g.pawn('Jan'), g.hand('Jan')]).toEqual(['6!', ['blood', 'torch']]);
});

test('NW-15.8 the blocked draw comes after all cards have acted', () => {
  const g = new Game(ON_SIX, { draws: ['blood'] }).show({ Jan: 6, Piet: 1 });
  const types = g.told.map(({ event }) => event.type);
  expect(types.indexOf('drew')).toBeGreaterThan(types.lastIndexOf('moved'));
});

test('NW-19.6 in the fight phase every blocked player is shown as deciding until it closes', () => {
  const seats = ['Jan', 'Piet', 'Cato'];
  const pawns = { Jan: '6!', Piet: '8!', Cato: '2!' };
  const hands = { Jan: ['torch'], Piet: ['torch'], Cato: ['blood'] };
  const g = new Game({ path: EXAMPLE, pawns, monsters: { 6: 'torch', 8: 'blood', 2: 'blood' }, hands }, { seats });
  expect(g.s.pending.map((d) => d.seat)).toEqual([0, 2]);
  expect(deciding(nachtwacht, g.s as never)).toEqual([0, 1, 2]);
  g.pick('Jan', 'decline');
  expect(deciding(nachtwacht, g.s as never)).toEqual([0, 1, 2]);
  g.pick('Cato', 'decline');
  expect([g.s.phase, deciding(nachtwacht, g.s as never)]).toEqual(['choose', [0, 1, 2]]);
});

test('NW-19.6 without a match among the blocked the phase closes at once, and question ids do not count who was asked', () => {
  const closed = new Game({ ...ON_SIX, hands: { Jan: ['blood'] } });
  expect(closed.s.phase).toBe('choose');
  const pawns = { Jan: '6!', Piet: '8!' };
  const monsters = { 6: 'torch', 8: 'blood' };
  const ids = [['torch'], ['sword']].map((hand) => {
    const g = new Game({ path: EXAMPLE, pawns, monsters, hands: { Jan: hand, Piet: ['blood'] } });
    return g.asked('Piet')?.id;
  });
  expect(ids[0]).toBe(ids[1]);
});

test('NW-19.6 a fight phase in which nobody has a match is waited for as one in which somebody has; without blocked players there is none', () => {
  const windows = (position: object) => {
    const { s } = new Game(position);
    const found: string[] = [];
    // Chance gives the first of whatever lies there: a tooth.
    const first = { below: () => 0 };
    for (const seat of [0, 1]) {
      const answer = { decision: decisionOf(s, seat)!.id, seat, choice: '3' };
      play(nachtwacht, s, answer, first, undefined, (_, kind) => found.push(kind));
    }
    expect([s.round, s.phase]).toEqual([10, 'choose']);
    return found;
  };
  expect(windows(ON_SIX)).toEqual(['fight']);
  expect(windows({ path: EXAMPLE, pawns: { Jan: 5 } })).toEqual([]);
});

test('NW-19.6 NW-6.1 once the fights are over, the table waits for everybody, blocked or not', () => {
  const g = new Game(ON_SIX);
  expect([g.s.phase, deciding(nachtwacht, g.s as never)]).toEqual(['choose', [0, 1]]);
});
