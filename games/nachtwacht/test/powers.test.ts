import { expect, test } from 'vitest';
import { EXAMPLE, Game } from './table.ts';

test('NW-11.1 NW-15.22 power cards are asked for in fights alone; nothing offers to trade or discard them', () => {
  const g = new Game({ path: EXAMPLE, hands: { Jan: ['tooth', 'blood'], Piet: ['joker'] } });
  expect(g.options('Jan').some((id) => ['tooth', 'blood'].includes(id))).toBe(false);
  g.show({ Jan: 1, Piet: 1 });
  expect([g.hand('Jan'), g.s.discard]).toEqual([['blood', 'tooth'], []]);
});

test('NW-11.2 NW-15.17 a granted draw is automatic, and only the drawer sees the card', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 } }, { draws: ['joker'] }).show({ Jan: 3, Piet: 'vega' });
  const [told] = g.told.filter(({ event }) => event.type === 'drew');
  expect(told).toEqual({
    event: { type: 'drew', rule: 'NW-4.4', seat: 0, cause: 'square', card: 'joker' },
    to: [0],
    twin: { type: 'drew', rule: 'NW-4.4', seat: 0, cause: 'square' },
  });
  expect(g.view('Piet').players[0]?.powerCount).toBe(1);
});

test('NW-11.3 NW-15.18 the fourth card is seen first, and any of the four may go, the new one included', () => {
  const position = { path: EXAMPLE, pawns: { Jan: 4, Piet: 1 }, hands: { Jan: ['tooth', 'blood', 'sword'] } };
  const g = new Game(position, { draws: ['potion'] }).show({ Jan: 3, Piet: 2 });
  expect(g.options('Jan')).toEqual(['tooth', 'blood', 'sword', 'potion']);
  // Before anything else continues: Piet's lower card has not acted yet.
  expect(g.pawn('Piet')).toBe('1');
  g.gives('torch').pick('Jan', 'potion');
  expect([g.hand('Jan'), g.s.discard, g.pawn('Piet')]).toEqual([['blood', 'sword', 'tooth'], ['potion'], '3']);
});

test('NW-11.3 NW-14.2 four alike leave no choice', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, hands: { Jan: ['tooth', 'tooth', 'tooth'] } }, { draws: ['tooth'] });
  g.show({ Jan: 3, Piet: 'skull' }).gives();
  expect(g.asked('Piet')?.kind).toBe('placeMonster');
});

test('NW-11.4 used and discarded cards lie open on the pile, in order', () => {
  const g = new Game({
    path: EXAMPLE,
    pawns: { Jan: '6!', Piet: '8!' },
    monsters: { 6: 'torch', 8: 'blood' },
    hands: { Jan: ['torch'], Piet: ['joker'] },
    discard: ['potion'],
  });
  g.pick('Piet', 'joker').pick('Jan', 'torch');
  expect(g.view().powerDiscard).toEqual(['potion', 'torch', 'joker']);
});

test('NW-11.5 NW-15.20 an empty deck is made anew from the discard pile before the draw', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, deck: [] }, { draws: ['joker'] });
  expect([g.view().powerDeck, g.view().powerDiscard.length]).toEqual([0, 40]);
  g.show({ Jan: 3, Piet: 'vega' });
  expect([g.hand('Jan'), g.view().powerDeck, g.view().powerDiscard]).toEqual([['joker'], 39, []]);
  expect(g.events('reshuffled')).toEqual([{ type: 'reshuffled', rule: 'NW-11.5', cards: 40 }]);
});

test('NW-15.20 the last card of the deck is drawn before anything is shuffled', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: 4 }, deck: ['sword'] }, { draws: ['sword'] }).show({ Jan: 3, Piet: 'vega' });
  expect([g.hand('Jan'), g.view().powerDeck, g.events('reshuffled')]).toEqual([['sword'], 0, []]);
});

test('NW-11.6 a joker beats any monster once', () => {
  for (const monster of ['tooth', 'blood', 'feather', 'sword', 'torch', 'potion']) {
    const g = new Game({ path: EXAMPLE, pawns: { Jan: '6!' }, monsters: { 6: monster }, hands: { Jan: ['joker'] } });
    g.pick('Jan', 'joker');
    expect([g.pawn('Jan'), g.hand('Jan'), g.s.discard]).toEqual(['6~', [], ['joker']]);
  }
});

test('NW-15.15 NW-15.16 power deck and hands are secret, their sizes are public', () => {
  const g = new Game({ hands: { Jan: ['tooth'], Piet: ['joker', 'blood'] } });
  const view = g.view('Jan');
  expect(view.players.map((p) => p.powerCount)).toEqual([1, 2]);
  expect(view.powerDeck).toBe(37);
  expect(JSON.stringify(view)).not.toMatch(/joker|blood/);
});
