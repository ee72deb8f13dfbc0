import { expect, test } from 'vitest';
import { powerCardCounts } from '../src/components.ts';
import { nachtwacht } from '../src/index.ts';
import { EXAMPLE, Game } from './table.ts';

/** Options whose other value is what the letter of one of the two rulebooks can be read as. */

test('NW-16.10 with a single joker there are 37 power cards, and no two jokers can be in a position', () => {
  const all = (g: Game) => [...g.s.deck, ...g.s.players.flatMap(({ power }) => power)].length;
  expect([all(new Game({ path: '' })), all(new Game({ path: '' }, { options: { oneJoker: true } }))]).toEqual([40, 37]);
  expect([powerCardCounts(false).joker, powerCardCounts(true).joker]).toEqual([4, 1]);
  const two = { path: EXAMPLE, hands: { Jan: ['joker'], Piet: ['joker'] } };
  expect(() => new Game(two, { options: { oneJoker: true } })).toThrow('not that many joker');
  expect(new Game(two).view('Jan').yourPower).toEqual(['joker']);
});

test('NW-16.11 where the power deck lies face up, all see its top card and who draws it; the next one is then turned up', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 1, Piet: 4 } }, { options: { powerDeck: 'up' }, draws: ['sword', 'blood', 'torch'] });
  g.show({ Jan: 2, Piet: 3 });
  // Piet moves first, to square 7: the deck had no card turned up yet.
  expect(g.events('drew')).toMatchObject([
    { seat: 1, card: 'sword' },
    { seat: 0, card: 'blood' },
  ]);
  expect(g.events('topTurned').map(({ card }) => card)).toEqual(['sword', 'blood', 'torch']);
  expect([g.view('Jan').powerTop, g.view().powerTop]).toEqual(['torch', 'torch']);
  expect(g.view('Jan').knownPower).toEqual([{ card: 'sword', holders: [1] }]);
  expect(g.view().knownPower).toEqual([
    { card: 'sword', holders: [1] },
    { card: 'blood', holders: [0] },
  ]);
  expect(g.view().powerDeck).toBe(38);
});

test('NW-2.4 NW-15.15 face down, nobody sees what lies on top or what another draws', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 1, Piet: 4 } }, { draws: ['sword', 'blood'] }).show({ Jan: 2, Piet: 3 });
  expect([g.view('Jan').powerTop, g.view('Jan').knownPower, g.events('topTurned')]).toEqual([null, [], []]);
});

test('NW-16.12 a draw is made unless one wants to be asked; then it may be declined', () => {
  const start = { path: EXAMPLE, pawns: { Jan: 3, Piet: 4 }, hands: { Piet: ['joker', 'joker', 'joker'] } };
  const always = new Game(start, { options: { mayDecline: true }, draws: ['potion'] }).show({ Jan: 1, Piet: 3 });
  expect(always.asked('Piet')?.kind, 'the standing order says yes').toBe('discard');
  const g = new Game(start, { options: { mayDecline: true } });
  expect(g.asides('Piet')).toContain('draw:ask');
  g.aside('Piet', 'draw:ask').show({ Jan: 1, Piet: 3 });
  expect([g.asked('Piet')?.kind, g.options('Piet')]).toEqual(['draw', ['draw', 'decline']]);
  g.pick('Piet', 'decline');
  expect(g.view('Piet').yourPower).toEqual(['joker', 'joker', 'joker']);
  expect(g.events('drawDeclined')).toMatchObject([{ seat: 1 }]);
  expect(g.asides('Piet')).toContain('draw:always');
});

test('NW-16.12 whoever is asked and blocked draws or not as well; where draws are made there is nothing to turn', () => {
  const start = { path: EXAMPLE, pawns: { Jan: '6!', Piet: 4 }, monsters: { 6: 'tooth' } };
  const g = new Game(start, { options: { mayDecline: true } }).aside('Jan', 'draw:ask').show({ Jan: 1, Piet: 'vega' });
  expect(g.asked('Jan')?.kind).toBe('draw');
  g.gives('sword').pick('Jan', 'draw');
  expect(g.view('Jan').yourPower).toEqual(['sword']);
  expect(new Game(start).asides('Jan').filter((id) => id.startsWith('draw'))).toEqual([]);
});

test('NW-16.13 where one searches only without the right card, whoever declined the fight draws nothing', () => {
  const start = {
    path: EXAMPLE,
    pawns: { Jan: '6!', Piet: '8!' },
    monsters: { 6: 'tooth', 8: 'blood' },
    hands: { Jan: ['tooth'], Piet: ['sword'] },
  };
  const cards = (g: Game) => [g.view('Jan').yourPower, g.view('Piet').yourPower];
  const always = new Game(start, { draws: ['torch', 'potion'] }).pick('Jan', 'decline').show({ Jan: 1, Piet: 2 });
  expect(cards(always), 'NW-12.12').toEqual([
    ['tooth', 'torch'],
    ['sword', 'potion'],
  ]);
  const missing = new Game(start, { options: { search: 'missing' }, draws: ['potion'] }).pick('Jan', 'decline').show({ Jan: 1, Piet: 2 });
  expect(cards(missing)).toEqual([['tooth'], ['sword', 'potion']]);
  const joker = new Game({ ...start, hands: { Jan: ['joker'], Piet: ['sword'] } }, { options: { search: 'missing' }, draws: ['potion'] });
  expect(cards(joker.pick('Jan', 'decline').show({ Jan: 1, Piet: 2 }))).toEqual([['joker'], ['sword', 'potion']]);
});

test('matches saved before these options were there go on with what was played then', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 12 } }).show({ Jan: 1, Piet: 'vega' });
  const { places: _, top: __, ...old } = JSON.parse(JSON.stringify(g.s)) as Record<string, never> & { pending: { options: string[] }[] };
  old.pending[0]!.options = ['3', '4', '5'];
  const now = nachtwacht.migrations[1]!({
    ...old,
    players: g.s.players.map(({ square, blocked, power, steps, aside }) => ({ square, blocked, power, steps, aside })),
  });
  expect(now).toMatchObject({ top: null, options: { powerDeck: 'down', mayDecline: false }, players: [{ pawn: 0 }, { pawn: 1 }] });
  expect((now['pending'] as { options: string[] }[])[0]!.options).toEqual(['3.1', '3.2', '4.1', '4.2', '5.1', '5.2']);
});

test('NW-16.11 NW-11.5 the last card of an open deck is turned up before anything is shuffled', () => {
  const position = { path: EXAMPLE, pawns: { Jan: 4 }, deck: ['sword', 'blood'] };
  const g = new Game(position, { options: { powerDeck: 'up' }, draws: ['sword', 'blood'] }).show({ Jan: 3, Piet: 'vega' });
  expect([g.hand('Jan'), g.view().powerTop, g.view().powerDeck, g.events('reshuffled')]).toEqual([['sword'], 'blood', 1, []]);
});

test('NW-16.11 NW-11.5 where nothing lies below it, the discard pile is shuffled so that a card is turned up', () => {
  const position = { path: EXAMPLE, pawns: { Jan: 4 }, deck: ['sword'] };
  const g = new Game(position, { options: { powerDeck: 'up' }, draws: ['sword', 'joker'] }).show({ Jan: 3, Piet: 'vega' });
  expect([g.hand('Jan'), g.view().powerTop, g.view().powerDeck, g.view().powerDiscard]).toEqual([['sword'], 'joker', 39, []]);
});

test('every version of the rules before this one has its migration', () => {
  const earlier = Array.from({ length: nachtwacht.version - 1 }, (_, i) => i + 1);
  expect(Object.keys(nachtwacht.migrations).map(Number)).toEqual(earlier);
});
