import { IllegalAction } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { ALL_MONSTERS } from './monsters.ts';
import { EXAMPLE, Game } from './table.ts';

test('NW-9.1 NW-9.2 NW-15.27 any laid square without pawn and monster, behind and before everybody', () => {
  const g = new Game({ path: 'oMP', pawns: { Piet: 1 }, monsters: { 3: 'blood' } }, { draws: ['torch'] });
  g.show({ Jan: 'skull', Piet: 'vega' });
  expect(g.options('Jan')).toEqual(['2', 'pass']);
  expect(g.refused('Jan')).toEqual({ 0: 'NW-9.2', 1: 'NW-9.1', 3: 'NW-9.1' });
  for (const id of ['0', '1', '3', '4']) expect(() => g.pick('Jan', id)).toThrow(IllegalAction);
});

test('NW-9.2 NW-13.2 the library never takes a monster', () => {
  const g = new Game({ path: 'complete', library: 'attached' }, { draws: ['torch'] }).show({ Jan: 'skull', Piet: 'vega' });
  expect(g.refused('Jan')).toMatchObject({ 37: 'NW-9.2' });
  expect(g.options('Jan')).toHaveLength(37);
});

test('NW-9.3 NW-15.28 without a path the skull finds no square: no monster is turned up and the card is spent', () => {
  const g = new Game({}).show({ Jan: 'skull', Piet: 1 });
  expect(g.events('skullFoundNoSquare')).toMatchObject([{ seat: 0, rule: 'NW-9.3' }]);
  expect([g.events('monsterTurned'), g.s.supply.length]).toEqual([[], 15]);
  g.gives('S3-B').pick('Piet', '3.1').pick('Piet', 'reversed');
  expect(g.player('Jan').aside).toEqual(['skull']);
});

test('NW-9.4 NW-15.29 the monster is turned up for everyone before the square is named', () => {
  const g = new Game({ path: EXAMPLE }, { draws: ['potion'] }).show({ Jan: 'skull', Piet: 'vega' });
  expect(g.view('Piet').turnedMonster).toEqual({ seat: 0, power: 'potion' });
  expect(g.view().monsterSupply).toBe(14);
});

test('NW-9.4 NW-15.30 after a pass the monster goes back into the supply', () => {
  const g = new Game({ path: EXAMPLE }, { draws: ['potion'] }).show({ Jan: 'skull', Piet: 'vega' }).pick('Jan', 'pass');
  expect([g.s.supply.length, g.s.turnedMonster, g.events('skullPassed').length]).toEqual([15, null, 1]);
  expect(g.s.supply.filter((power) => power === 'potion')).toHaveLength(2);
});

test('NW-9.5 NW-15.35 with an empty supply a monster is moved, not to its own square and not from under a pawn', () => {
  const g = new Game({ path: 'complete', monsters: ALL_MONSTERS, pawns: { Jan: '9!', Piet: 1 } });
  g.show({ Jan: 1, Piet: 'skull' });
  const options = g.options('Piet');
  expect(options).toHaveLength(14 * 20 + 1);
  expect(options.some((id) => id.startsWith('9>'))).toBe(false);
  expect(options).not.toContain('5>5');
  expect(g.refused('Piet')).toMatchObject({ '9>': 'NW-9.5', '>1': 'NW-9.1', '>5': 'NW-9.1' });
  g.gives('joker').pick('Piet', '35>36');
  expect([g.monster(35), g.monster(36), g.s.supply.length]).toEqual([null, 'potion', 0]);
});

test('NW-9.5 NW-15.30 the move may be passed', () => {
  const g = new Game({ path: 'complete', monsters: ALL_MONSTERS, pawns: { Piet: 1 } }).show({ Jan: 'vega', Piet: 'skull' });
  g.pick('Piet', 'pass');
  expect(g.events('skullPassed')).toMatchObject([{ rule: 'NW-9.5' }]);
});

test('NW-9.6 while the supply holds a monster, those on the path stay where they are', () => {
  const { 35: _, ...fourteen } = ALL_MONSTERS;
  const g = new Game({ path: 'complete', monsters: fourteen, pawns: { Piet: 1 } }, { draws: ['potion'] });
  g.show({ Jan: 'vega', Piet: 'skull' });
  expect(g.asked('Piet')?.kind).toBe('placeMonster');
  expect(g.options('Piet').some((id) => id.includes('>'))).toBe(false);
});

test('NW-9.7 NW-15.33 whoever lands on an empty monster square with an empty supply must fetch a monster', () => {
  const g = new Game({ path: 'complete', monsters: ALL_MONSTERS, pawns: { Jan: 1, Piet: '9~' }, hands: { Jan: ['sword'] } });
  g.show({ Jan: 3, Piet: 'vega' }).pick('Piet', 'pass');
  expect(g.options('Jan')).toEqual(['2', '5', '6', '7', '8', '11', '16', '18', '20', '23', '26', '27', '34', '35']);
  expect(g.refused('Jan')).toEqual({ 9: 'NW-9.7' });
  const beatable = g.asked('Jan')?.options.filter((o) => o.note?.key === 'note.monster.match');
  expect(beatable?.map((o) => o.id)).toEqual(['18', '20']);
  g.pick('Jan', 18);
  expect([g.pawn('Jan'), g.monster(4), g.monster(18)]).toEqual(['4!', 'sword', null]);
});

test('NW-9.8 NW-15.34 a fetched monster uncovers its old square at once, for cards of the same round too', () => {
  const monsters = { ...ALL_MONSTERS };
  const g = new Game({ path: 'complete', monsters, pawns: { Jan: 1, Piet: '6~' } });
  // Jan's 3 fetches the monster from power square 7; Piet's 1 then lands there and draws.
  g.show({ Jan: 3, Piet: 1 }).gives('blood').pick('Jan', 7);
  expect([g.pawn('Jan'), g.pawn('Piet'), g.hand('Piet')]).toEqual(['4!', '7', ['blood']]);
});

test('NW-9.9 monsters on the path lie open and stay, beaten or not', () => {
  const g = new Game({ path: EXAMPLE, monsters: { 6: 'tooth', 9: 'sword' }, pawns: { Jan: '6!' }, hands: { Jan: ['tooth'] } });
  g.pick('Jan', 'tooth').show({ Jan: 4, Piet: 'vega' });
  const open = g.view('Piet').path.map((square) => square.monster);
  expect([open[5], open[8]]).toEqual(['tooth', 'sword']);
});

test('NW-9.10 NW-15.14 NW-15.32 no monster under a pawn is taken, none is put under one', () => {
  const g = new Game({ path: 'complete', monsters: ALL_MONSTERS, pawns: { Jan: '9!', Piet: '20~' } }).show({ Jan: 'skull', Piet: 'vega' });
  const from = new Set(g.options('Jan').map((id) => id.split('>')[0]));
  const to = new Set(g.options('Jan').map((id) => id.split('>')[1]));
  for (const square of ['9', '20']) expect([from.has(square), to.has(square)]).toEqual([false, false]);
});

test('NW-15.12 the skull of a blocked player works, and the player still draws', () => {
  const g = new Game({ path: EXAMPLE, pawns: { Jan: '6!' }, monsters: { 6: 'torch' } }, { draws: ['blood', 'sword'] });
  g.show({ Jan: 'skull', Piet: 1 });
  expect(g.asked('Jan')?.kind).toBe('placeMonster');
  g.pick('Jan', 9);
  expect([g.monster(9), g.hand('Jan')]).toEqual(['blood', ['sword']]);
});

test('NW-9.1 the first square alone, or the last alone, is enough for a skull', () => {
  const options = (monsters: Record<number, string>) =>
    new Game({ path: 'oMP', monsters }, { draws: ['torch'] }).show({ Jan: 'skull', Piet: 'vega' }).options('Jan');
  expect(options({ 2: 'blood', 3: 'tooth' })).toEqual(['1', 'pass']);
  expect(options({ 1: 'blood', 2: 'tooth' })).toEqual(['3', 'pass']);
});

test('NW-9.3 a square with a pawn, the first player’s too, is no square for a skull', () => {
  const g = new Game({ path: 'oMP', pawns: { Jan: 1 }, monsters: { 2: 'blood', 3: 'tooth' } }).show({ Jan: 'vega', Piet: 'skull' });
  expect(g.events('skullFoundNoSquare')).toMatchObject([{ seat: 1 }]);
});

test('NW-9.5 a monster on the last square may be moved like any other', () => {
  const { 35: _, ...others } = ALL_MONSTERS;
  const g = new Game({ path: 'complete', monsters: { ...others, 36: 'potion' } }).show({ Jan: 'skull', Piet: 'vega' });
  expect(g.options('Jan')).toContain('36>35');
});

test('NW-9.4 the monster is told when it is turned up and when it is laid; NW-9.5 one that is moved, with both squares', () => {
  const laid = new Game({ path: EXAMPLE }, { draws: ['potion'] }).show({ Jan: 'skull', Piet: 'vega' }).pick('Jan', 9);
  expect(laid.events('monsterTurned')).toEqual([{ type: 'monsterTurned', rule: 'NW-9.4', seat: 0, monster: 'potion' }]);
  expect(laid.events('monsterLaid')).toEqual([
    { type: 'monsterLaid', rule: 'NW-9.4', seat: 0, square: 9, monster: 'potion', cause: 'skull' },
  ]);
  const moved = new Game({ path: 'complete', monsters: ALL_MONSTERS }).show({ Jan: 'skull', Piet: 'vega' }).pick('Jan', '35>36');
  expect(moved.events('monsterMoved')).toEqual([
    { type: 'monsterMoved', rule: 'NW-9.5', seat: 0, from: 35, square: 36, monster: 'potion', cause: 'skull' },
  ]);
});

test('NW-9.5 a monster on the first square may be moved like any other', () => {
  const { 35: _, ...others } = ALL_MONSTERS;
  const g = new Game({ path: 'complete', monsters: { ...others, 1: 'potion' } }).show({ Jan: 'skull', Piet: 'vega' });
  expect(g.options('Jan')).toContain('1>35');
});
