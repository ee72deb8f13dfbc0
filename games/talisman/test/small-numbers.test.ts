import { expect, test } from 'vitest';
import { after } from '../src/decisions/fate.ts';
import { armourOf, weaponsOf } from '../src/rules/fight/arms.ts';
import { plainDice } from '../src/rules/fight/dice.ts';
import { asks } from './asked.ts';
import { digital } from './digital/game.ts';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O12' };

test('T86-6.19.2 T86-6.16.4e a toad has no armour and no weapon, whatever lies with its card', () => {
  const { s } = new Game({ Ann: { character: 'troll', objects: ['axe', 'armour', 'shield', 'helmet'] }, Bob: BOB });
  expect([armourOf(s, 0), weaponsOf(s, 0, false)]).toEqual([['adv.armour', 'adv.shield', 'adv.helmet'], ['adv.axe']]);
  s.characters[0]!.toad = 1;
  expect([armourOf(s, 0), weaponsOf(s, 0, false)]).toEqual([[], []]);
});

test('TDE-2.9 a die rolled again shows any of six faces, and the other dice stand', () => {
  expect(after(plainDice(1), [4], 4)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(after(plainDice(2), [4, 2], 2)).toEqual([5, 6, 7, 8, 9, 10]);
  expect(after({ ...plainDice(2), added: false }, [4, 2], 2)).toEqual([4, 4, 4, 4, 5, 6]);
});

test('T86-6.13.5b T86-6.3.3 visiting is told; paying the Black Knight is none', () => {
  const visit = new Game({ Ann: { character: 'dwarf', at: 'O24', lives: 1, gold: 2 }, Bob: BOB }).rolls(1).ann('roll', 'cw', 'healer');
  expect(visit.events('visited')).toMatchObject([{ seat: 0, choice: 'healer', space: 'O1' }]);
  const knight = new Game({ Ann: { character: 'troll', at: 'M3', gold: 1 }, Bob: BOB }).rolls(1).ann('roll', 'ccw', 'payKnight');
  expect([knight.events('visited'), knight.of('Ann').gold]).toEqual([[], 0]);
});

test('T86-6.4.6 who heals nothing pays nothing, and nothing is told', () => {
  const g = new Game({ Ann: { character: 'dwarf', at: 'O24', lives: 1, gold: 2 }, Bob: BOB }).rolls(1).ann('roll', 'cw', 'healer', '0');
  expect([g.events('healed'), g.of('Ann').gold, g.of('Ann').lives]).toEqual([[], 2, 1]);
});

test('TDE-2.17 T86-6.3.3 fate is given back for its price: as far as the gold goes, and no more than is missing', () => {
  const graveyard = (fate: number, gold: number) => {
    const g = digital({ Ann: { character: 'thief', at: 'O2', fate, gold, alignment: 'neutral' }, Bob: { character: 'elf', at: 'O12' } });
    g.rolls(1).ann('roll');
    if (g.asked('Ann') === 'fate') g.ann('keep');
    g.ann('cw');
    return g.asked('Ann') === 'may' ? g.ann('space') : g;
  };
  expect(graveyard(0, 0).asked('Ann')).toBeUndefined();
  expect(graveyard(2, 3).asked('Ann')).toBeUndefined();
  const most = (fate: number, gold: number) => asks(graveyard(fate, gold));
  expect(most(0, 1)).toEqual({
    prompt: 'ask.replenish',
    options: ['1: pick.replenish(n 1, gold 1) · note.replenish(from 0, to 1)', '0: pick.replenish(n 0, gold 0)'],
    refused: ['2: no.gold · TDE-2.21'],
  });
  expect(most(1, 3).refused).toEqual(['2: no.fateFull · TDE-2.17']);
});
