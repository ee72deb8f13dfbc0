import { describe, expect, test } from 'vitest';
import type { Figure, Game } from '../table.ts';
import { BOB, digital } from './digital.ts';

/** Ann, a Thief with Strength and Craft 3, takes one step in the Inner Region. */
function step(from: string, to: string, dice: number[] = [], ann: Figure = {}, bob: Figure = { ...BOB, misses: 9 }): Game {
  return digital({ Ann: { character: 'thief', at: from, ...ann }, Bob: bob })
    .rolls(...dice)
    .ann(`to:${to}`);
}

describe('the Inner Region', () => {
  test('TDE-B.41 one stops on the Plain of Peril, and from there goes a space a turn, to the Mines or the Crypt', () => {
    const g = digital({ Ann: { character: 'thief', at: 'M1', craft: 12 }, Bob: { ...BOB, misses: 9 } });
    g.rolls(6).ann('roll').rolls(3, 4).ann('portal:craft');
    expect([g.of('Ann').space, g.events('turnBegan').length > 0, g.options('Ann')]).toEqual(['I1', true, ['to:I8', 'to:I2', 'back:M1']]);
    g.rolls(1, 1, 1).ann('to:I2');
    expect(g.of('Ann').space).toBe('I2');
  });

  test.each([
    ['TDE-B.42', 'the Mines', 'I2', 'craft', 'O19'],
    ['TDE-B.48', 'the Crypt', 'I8', 'strength', 'O13'],
  ] as const)('%s out of %s, %s, three dice less one’s %s lead', (_, __, at, stat, far) => {
    const out = (dice: number[], more: Figure = {}) => {
      const g = digital({
        figures: { Ann: { character: 'thief', at: 'I1', ...more }, Bob: { ...BOB, misses: 9 } },
        lying: { M1: ['axe'] },
      });
      if (at === 'I2' && dice.reduce((sum, die) => sum + die) - (more.craft ?? 3) >= 6) dice.push(4);
      g.rolls(...dice).ann(`to:${at}`);
      return g.of('Ann').space;
    };
    expect(
      [
        [1, 1, 1],
        [1, 1, 2],
        [1, 2, 2],
        [2, 2, 2],
        [2, 2, 3],
        [2, 3, 3],
        [3, 3, 3],
        [6, 6, 6],
      ].map((dice) => out(dice)),
    ).toEqual([at, 'I1', 'M1', 'M1', 'M9', 'M9', far, far]);
    expect([out([1, 1, 1], { [stat]: 9 }), out([3, 3, 4], { [stat]: 9 })]).toEqual([at, 'I1']);
  });

  test('TDE-B.42 TDE-B.48 whoever stays goes on next turn; whoever comes out meets the space at once', () => {
    const stays = step('I1', 'I2', [1, 1, 1]);
    expect([stays.turn, stays.options('Ann')]).toEqual(['Ann', ['to:I3', 'back:I1']]);
    const tavern = step('I1', 'I2', [6, 6, 6, 4]);
    expect([tavern.of('Ann').space, tavern.of('Ann').gold]).toEqual(['O19', 2]);
    const city = step('I1', 'I8', [6, 6, 6], { lives: 2 });
    expect([city.of('Ann').space, city.options('Ann')]).toEqual(['O13', ['enchantress', 'doctor', 'no']]);
    const crypt = step('I1', 'I8', [1, 1, 1]);
    expect(crypt.options('Ann')).toEqual(['to:I7', 'back:I1']);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('TDE-B.43 the Vampire on a %i takes so many lives: %i', (roll, n) => {
    const g = step('I2', 'I3', [roll]);
    expect([g.of('Ann').lives, g.options('Ann')]).toEqual([4 - n, ['to:I4', 'back:I2']]);
  });

  test('TDE-B.43 a Follower given to the Vampire saves a life each, no more than are lost', () => {
    const own = { followers: ['guide', 'pixie', 'unicorn'] };
    const two = step('I2', 'I3', [4], own);
    expect([two.asked('Ann'), two.question('Ann')?.choose]).toEqual(['vampire', { min: 0, max: 2 }]);
    two.ann(['guide', 'unicorn']);
    expect([two.of('Ann').lives, two.cardsOf('Ann', 'followers'), [...two.s.discard].sort()]).toEqual([
      4,
      ['pixie'],
      ['adv.guide', 'adv.unicorn'],
    ]);
    expect(step('I2', 'I3', [4], own).ann([]).of('Ann').lives).toBe(2);
  });

  test('TDE-B.44 the Pits: so many fiends as the die shows, of Strength 4 each', () => {
    const g = step('I3', 'I4', [3, 6, 1, 6, 1, 6, 1], { strength: 6 });
    expect(g.events('fought').map(({ foes, stat }) => [foes, stat])).toEqual(
      [1, 2, 3].map(() => [[{ creature: 'pitFiend', value: 4 }], 'strength']),
    );
    expect(g.options('Ann').filter((option) => option !== 'leave')).toEqual(['back:I3']);
  });

  test('TDE-B.45 the Valley of Fire lets in only who has a Talisman; the Crown comes next', () => {
    const at = (from: string, objects: string[]) => digital({ Ann: { character: 'thief', at: from, objects }, Bob: BOB }).options('Ann');
    expect([at('I4', []), at('I6', [])]).toEqual([['back:I3'], ['back:I7']]);
    expect([at('I4', ['tal.talisman'])[0], at('I6', ['talisman'])[0]]).toEqual(['to:I5', 'to:I5']);
    const g = step('I4', 'I5', [], { objects: ['talisman'] });
    expect([g.of('Ann').space, g.of('Ann').lives, g.options('Ann')]).toEqual(['I5', 4, ['to:I9', 'back:I6', 'back:I4', 'leave']]);
  });

  test('TDE-B.46 two dice give the werewolf’s Strength', () => {
    const g = step('I7', 'I6', [6, 5, 1, 1]);
    expect([g.last('fought')?.foes, g.last('fought')?.stat, g.of('Ann').lives]).toEqual([
      [{ creature: 'werewolf', value: 11 }],
      'strength',
      3,
    ]);
    expect(g.options('Ann')).toEqual(['act', 'back:I7']);
  });

  test.each([
    [[3, 4, 2, 5], 4, 'act'],
    [[1, 2, 2, 2], 3, 'act'],
    [[3, 4, 2, 4], 4, 'to:I6'],
  ])('TDE-B.47 dicing with Death, %j: lives %i, and next turn %s', (dice, lives, next) => {
    const g = step('I8', 'I7', dice);
    expect([g.of('Ann').lives, g.turn, g.options('Ann')]).toEqual([lives, 'Ann', [next, 'back:I8']]);
  });

  test('TDE-B.49 on the Crown one meets the others there, alone one casts the Command Spell', () => {
    const own = { character: 'troll', objects: ['talisman'] };
    const alone = step('I5', 'I9', [4], own, { ...BOB, lives: 2 }).ann('command');
    expect([alone.of('Bob').lives, alone.last('commanded')]).toMatchObject([1, { roll: 4, worked: true }]);
    const met = step('I5', 'I9', [], own, { ...BOB, at: 'I9' });
    expect(met.options('Ann')).toEqual(['attack:1', 'leave']);
    met.rolls(6, 1).ann('attack:1', 'life');
    expect([met.of('Bob').lives, met.events('commanded')]).toEqual([3, []]);
  });
});
