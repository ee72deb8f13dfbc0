import { expect, test } from 'vitest';
import { Game } from './table.ts';

const BOB = { character: 'elf', at: 'O10' };

test('T86-6.13.2 a Hex strikes whoever the Sentinel holds up on its space, not who passes through', () => {
  const position = { figures: { Ann: { character: 'troll', at: 'O4', lives: 4 }, Bob: BOB }, hexes: { sentinel: {} } } as const;
  const held = new Game(position).rolls(3, 1, 6).ann('roll', 'bridge');
  expect([held.events('hexStruck').length, held.of('Ann').lives, held.turn]).toEqual([1, 2, 'Bob']);
  const through = new Game(position).rolls(3, 6, 1).draws('healer').ann('roll', 'bridge', 'cw');
  expect([through.events('hexStruck').length, through.of('Ann').lives]).toEqual([0, 4]);
});

test('T86-6.13.2 a Hex on the space of the turn does not strike again where the Sentinel is tried from there', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'sentinel', lives: 4 }, Bob: BOB }, hexes: { sentinel: {} } });
  g.rolls(3, 1, 6).ann('roll', 'bridge');
  expect([g.events('hexStruck'), g.of('Ann').lives]).toEqual([[], 3]);
});

test('T86-6.13.2 T86-6.11.24c a Hex before the Portal strikes whoever it does not let in', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', craft: 3, at: 'M2', lives: 4 }, Bob: BOB }, hexes: { portal: {} } });
  g.rolls(2, 6, 6).ann('roll');
  g.ann('portal:craft');
  expect([g.events('hexStruck').length, g.of('Ann').lives, g.turn]).toEqual([1, 3, 'Bob']);
});

test('T86-6.13.2 T86-6.13.5b a Hex before the cave strikes whom the Warlock fetches there', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'O4', quest: 6, gold: 2, lives: 4 }, Bob: BOB }, hexes: { M9: {} } });
  g.ann('deliver:gold');
  expect([g.last('questDone')?.seat, g.of('Ann').space, g.of('Ann').lives]).toEqual([0, 'M9', 3]);
});
