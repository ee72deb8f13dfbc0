import { expect, test } from 'vitest';
import { EXAMPLE, Game } from './table.ts';

const THREE = ['Jan', 'Piet', 'Cato'];

test('NW-10.1 NW-15.23 the thief names an opponent, and chance names the card', () => {
  const g = new Game({ hands: { Piet: ['blood', 'sword', 'joker'] } }, { seats: THREE });
  g.show({ Jan: 'vega', Piet: 1, Cato: 1 });
  expect(g.options('Jan')).toEqual(['1', 'pass']);
  g.gives('joker').pick('Jan', 1);
  expect([g.hand('Jan'), g.hand('Piet')]).toEqual([['joker'], ['blood', 'sword']]);
});

test('NW-10.1 NW-15.25 the thief may pass', () => {
  const g = new Game({ hands: { Piet: ['blood'] } }).show({ Jan: 'vega', Piet: 'skull' }).pick('Jan', 'pass');
  expect([g.hand('Jan'), g.hand('Piet'), g.events('vegaPassed').length]).toEqual([[], ['blood'], 1]);
});

test('NW-10.2 NW-15.24 an opponent without power cards is no target; without any target Vega is wasted', () => {
  const one = new Game({ hands: { Cato: ['blood'] } }, { seats: THREE }).show({ Jan: 'vega', Piet: 1, Cato: 1 });
  expect([one.options('Jan'), one.refused('Jan')]).toEqual([['2', 'pass'], { 1: 'NW-15.24' }]);
  const none = new Game({ hands: { Jan: ['blood'] } }).show({ Jan: 'vega', Piet: 'skull' });
  expect(none.events('vegaFoundNobody')).toMatchObject([{ seat: 0, rule: 'NW-10.2' }]);
  expect(none.player('Jan').aside).toEqual(['vega']);
});

test('NW-10.3 NW-19.3 thief and victim know the card, the others do not', () => {
  const g = new Game({ hands: { Piet: ['blood', 'sword'] } }, { seats: THREE }).show({ Jan: 'vega', Piet: 1, Cato: 1 });
  g.gives('sword').pick('Jan', 1);
  expect(g.view('Jan').yourPower).toEqual(['sword']);
  expect(g.view('Piet').knownPower).toEqual([{ card: 'sword', holders: [0] }]);
  expect(g.view('Cato').knownPower).toEqual([]);
  const [told] = g.told.filter(({ event }) => event.type === 'stole');
  expect([told?.to, told?.twin]).toEqual([[0, 1], { type: 'stole', rule: 'NW-10.1', seat: 0, victim: 1 }]);
});

test('NW-19.3 what was learnt ends when the card is laid open, and blurs when somebody else steals', () => {
  const position = {
    path: EXAMPLE,
    pawns: { Jan: '6!' },
    monsters: { 6: 'sword' },
    hands: { Jan: ['sword', 'blood'] },
    known: { Piet: { Jan: ['sword'] } },
  };
  const spent = new Game(position, { seats: THREE });
  spent.pick('Jan', 'sword');
  expect(spent.view('Piet').knownPower).toEqual([]);
  const stolen = new Game(position, { seats: THREE }).pick('Jan', 'decline').gives('blood');
  stolen.show({ Jan: 'skull', Piet: 'skull', Cato: 'vega' }).gives('joker').pick('Cato', 0);
  expect(stolen.view('Piet').knownPower).toEqual([{ card: 'sword', holders: [0, 2] }]);
  expect(stolen.view('Jan').knownPower).toEqual([{ card: 'blood', holders: [2] }]);
});

test('NW-10.4 NW-15.19 the hand limit holds after a theft', () => {
  const g = new Game({ hands: { Jan: ['tooth', 'tooth', 'joker'], Piet: ['blood'] } }, { draws: ['blood'] });
  g.show({ Jan: 'vega', Piet: 'skull' }).pick('Jan', 1);
  expect([g.asked('Jan')?.kind, g.options('Jan')]).toEqual(['discard', ['tooth', 'blood', 'joker']]);
});

test('NW-10.5 NW-12.10 Vega works for and against blocked players; the blocked thief draws nothing', () => {
  const pawns = { Jan: '6!', Piet: '8!' };
  const g = new Game({ path: EXAMPLE, pawns, monsters: { 6: 'torch', 8: 'sword' }, hands: { Piet: ['blood'] } });
  g.gives('tooth').show({ Jan: 'vega', Piet: 'skull' }).pick('Piet', 'pass').gives('blood', 'potion').pick('Jan', 1);
  expect([g.hand('Jan'), g.hand('Piet')]).toEqual([['blood'], ['potion']]);
});

test('NW-15.26 NW-15.8 a stolen or drawn card helps in the next fight phase, not before', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: '6!' }, monsters: { 6: 'torch' } }, { draws: ['torch'] });
  g.show({ Jan: 2, Piet: 'vega' });
  expect([g.pawn('Jan'), g.s.round, g.options('Jan')]).toEqual(['6!', 10, ['torch', 'decline']]);
});

test('NW-19.3 a thief who already knows another card of that hand knows it still', () => {
  const known = { Cato: { Piet: ['sword'] } };
  const g = new Game({ hands: { Piet: ['sword', 'blood'] }, known }, { seats: THREE, draws: ['blood'] });
  g.show({ Jan: 1, Piet: 1, Cato: 'vega' }).pick('Cato', 1);
  expect(g.view('Cato').knownPower).toEqual([{ card: 'sword', holders: [1] }]);
});

test('NW-19.3 of several cards known in a hand, only the one that is laid open is forgotten', () => {
  const g = new Game({
    path: EXAMPLE,
    pawns: { Jan: '6!' },
    monsters: { 6: 'sword' },
    hands: { Jan: ['blood', 'sword', 'joker'] },
    known: { Piet: { Jan: ['blood', 'sword', 'joker'] } },
  });
  g.pick('Jan', 'sword');
  expect(g.view('Piet').knownPower.map(({ card }) => card)).toEqual(['blood', 'joker']);
});

test('NW-19.3 a card that is surely in one hand is forgotten before one that may be in it', () => {
  const position = { path: EXAMPLE, pawns: { Jan: '6!' }, monsters: { 6: 'sword' }, hands: { Jan: ['sword', 'sword'] } };
  const g = new Game(position, { seats: THREE });
  g.s.known = [
    { by: 1, card: 'sword', holders: [0, 2] },
    { by: 1, card: 'sword', holders: [0] },
  ];
  g.pick('Jan', 'sword');
  expect(g.view('Piet').knownPower).toEqual([{ card: 'sword', holders: [0, 2] }]);
});

test('NW-16.6 NW-19.3 who sees a hand knows that a card missing from it lies with the other', () => {
  const g = new Game({ hands: { Piet: ['blood', 'torch'], Cato: ['sword'] } }, { seats: THREE, options: { vegaPick: 'look' } });
  g.s.known = [
    { by: 0, card: 'sword', holders: [1, 2] },
    { by: 0, card: 'blood', holders: [1, 2] },
  ];
  g.show({ Jan: 'vega', Piet: 1, Cato: 1 }).pick('Jan', 1);
  // The sword is with Cato; the blood may be the one that now lies open to Jan.
  expect(g.view('Jan').knownPower).toEqual([
    { card: 'sword', holders: [2] },
    { card: 'blood', holders: [1] },
    { card: 'torch', holders: [1] },
  ]);
});

test('NW-19.3 a card known in a hand is with the thief for sure when that hand had no other', () => {
  const g = new Game({ hands: { Jan: ['sword'] }, known: { Piet: { Jan: ['sword'] } } }, { seats: THREE, draws: ['sword'] });
  g.show({ Jan: 1, Piet: 1, Cato: 'vega' }).pick('Cato', 0);
  expect(g.view('Piet').knownPower).toEqual([{ card: 'sword', holders: [2] }]);
});

test('NW-19.3 the surest fact is forgotten first, in whatever order they were learnt', () => {
  const position = { path: EXAMPLE, pawns: { Jan: '6!' }, monsters: { 6: 'sword' }, hands: { Jan: ['sword', 'sword'] } };
  const g = new Game(position, { seats: THREE });
  g.s.known = [
    { by: 1, card: 'sword', holders: [0] },
    { by: 1, card: 'sword', holders: [0, 2] },
  ];
  g.pick('Jan', 'sword');
  expect(g.view('Piet').knownPower).toEqual([{ card: 'sword', holders: [0, 2] }]);
});

test('NW-16.6 who sees a hand changes nothing in what others know of it', () => {
  const known = { Cato: { Piet: ['blood'] } };
  const g = new Game({ hands: { Piet: ['blood', 'torch'] }, known }, { seats: THREE, options: { vegaPick: 'look' } });
  g.show({ Jan: 'vega', Piet: 1, Cato: 1 }).pick('Jan', 1);
  expect(g.view('Cato').knownPower).toEqual([{ card: 'blood', holders: [1] }]);
});

test('NW-16.11 NW-19.3 of two players, whoever looks on is less sure after a theft as well', () => {
  const g = new Game({ hands: { Jan: ['sword', 'blood'] } }, { draws: ['sword'] });
  g.s.known = [-1, 1].flatMap((by) => (['sword', 'blood'] as const).map((card) => ({ by, card, holders: [0] })));
  g.show({ Jan: 1, Piet: 'vega' }).pick('Piet', 0);
  expect(g.view().knownPower).toEqual([
    { card: 'sword', holders: [0, 1] },
    { card: 'blood', holders: [0, 1] },
  ]);
  expect(g.view('Piet').knownPower).toEqual([{ card: 'blood', holders: [0] }]);
});

test('NW-16.11 NW-19.3 the thief’s own knowledge of the card ends, and that of whoever looks on is all that is left', () => {
  const g = new Game({ hands: { Jan: ['sword', 'blood'] } }, { draws: ['sword'] });
  g.s.known = [-1, 1].map((by) => ({ by, card: 'sword', holders: [0] }));
  g.show({ Jan: 1, Piet: 'vega' }).pick('Piet', 0);
  expect(g.view().knownPower).toEqual([{ card: 'sword', holders: [0, 1] }]);
  expect(g.view('Piet').knownPower).toEqual([]);
});
