import { describe, expect, test } from 'vitest';
import { digital, drawing, finding } from './digital.ts';

describe('TDE-3.8 TDE-3.9 Enemies', () => {
  test.each([
    ['ape', 3],
    ['bear', 3],
    ['boar', 1],
    ['lion', 3],
    ['serpent', 4],
    ['wolf', 2],
    ['giant', 6],
    ['goblin', 2],
    ['hobgoblin', 3],
    ['ogre', 5],
    ['dragon', 7],
    ['bandit', 4],
  ])('the %s attacks with Strength %i and is a trophy', (card, strength) => {
    const g = finding([card], { character: 'troll', strength: 9, gold: 0 }, [4, 3]);
    expect(g.last('fought')).toMatchObject({ stat: 'strength', foe: { score: strength + 3 }, result: 'won' });
    expect(g.cardsOf('Ann', 'trophies')).toEqual([card]);
  });

  test.each([
    ['lemure', 1],
    ['shadow', 2],
    ['spectre', 3],
    ['ghost', 4],
    ['wraith', 5],
    ['demon', 10],
  ])('the %s attacks with Craft %i and is a trophy too', (card, craft) => {
    const g = finding([card], { craft: 11 }, [4, 3]);
    expect(g.last('fought')).toMatchObject({ stat: 'craft', foe: { score: craft + 3 }, result: 'won' });
    expect(g.cardsOf('Ann', 'trophies')).toEqual([card]);
  });

  test('Bandit TDE-3.12: for a gold he does not attack, but he still stands before what lies there', () => {
    const g = finding(['bandit', 'axe'], { gold: 1 }).ann('pay:adv.bandit');
    expect([g.of('Ann').gold, g.lying('O2'), g.events('fought'), g.asked('Ann'), g.turn]).toEqual([
      0,
      ['bandit', 'axe'],
      [],
      undefined,
      'Bob',
    ]);
  });

  test.each([1, 2, 3, 4, 5, 6])('Ghost TDE-3.5 on a %i it haunts another space', (roll) => {
    const spaces = ['O13', 'O1', 'O3', 'O7', 'M16', 'M13'];
    expect(drawing('ghost', {}, [roll]).lying(spaces[roll - 1]!)).toEqual(['ghost']);
  });

  test('TDE-5.13 those of one number fight as one, the others after them', () => {
    const g = finding(['goblin', 'boar', 'shadow'], { character: 'troll', craft: 9 }, [6, 1, 6, 1]);
    expect(g.events('fought').map((e) => [e.stat, e.foe.score])).toEqual([
      ['strength', 2 + 1 + 1],
      ['craft', 2 + 1],
    ]);
  });
});

describe('TDE-5.14a', () => {
  test('a creature that is no Enemy card leaves no trophy', () => {
    const g = digital({ Ann: { character: 'troll', at: 'O4' }, Bob: { at: 'O14' } })
      .rolls(2, 6, 1)
      .draws('healer')
      .ann('roll', 'bridge');
    if (g.asked('Ann') === 'direction') g.ann('cw');
    expect([g.events('fought')[0]?.foes, g.cardsOf('Ann', 'trophies')]).toEqual([[{ creature: 'sentinel', value: 9 }], []]);
  });
});
