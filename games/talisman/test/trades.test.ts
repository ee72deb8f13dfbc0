import { describe, expect, test } from 'vitest';
import { asks } from './asked.ts';
import { Game } from './table.ts';

/** Market Day, to the last coin (T86-6.15.4, D1). */

const market = (ann: object, bob: object) =>
  new Game({ Ann: { character: 'troll', at: 'O1', ...ann }, Bob: { character: 'monk', at: 'O12', ...bob } })
    .rolls(1)
    .draws('market-day')
    .ann('roll', 'cw', 'with:1');

describe('T86-6.15.4 an exchange that both agree to', () => {
  const proposed = () =>
    market(
      { craft: 4, objects: ['axe'], spells: ['counterspell'], gold: 2 },
      { craft: 5, objects: ['sword'], followers: ['guide'], spells: ['healing', 'teleport'], gold: 1 },
    );

  test('Objects, Followers, coins and Spells change hands; whoever is asked sees what is offered and not which Spell', () => {
    const g = proposed();
    expect(g.options('Ann')).toEqual(['adv.axe', 'coin.1', 'coin.2', 'sp.counterspell']);
    g.ann(['adv.axe', 'coin.1', 'coin.2', 'sp.counterspell']);
    expect(g.options('Ann')).toEqual(['adv.sword', 'adv.guide', 'coin.1', 'spell.1', 'spell.2']);
    g.ann(['adv.guide', 'coin.1', 'spell.2']);
    const question = asks(g, 'Bob');
    expect([question.prompt.startsWith('ask.answerTrade('), question.prompt.includes('counterspell'), g.options('Bob')]).toEqual([
      true,
      false,
      ['accept', 'no'],
    ]);
    g.bob('accept');
    expect([g.of('Ann').objects, g.of('Ann').followers, g.of('Ann').spells, g.of('Ann').gold]).toEqual([
      [],
      ['adv.guide'],
      ['sp.teleport'],
      1,
    ]);
    expect([g.cardsOf('Bob', 'objects'), g.of('Bob').followers, g.cardsOf('Bob', 'spells'), g.of('Bob').gold]).toEqual([
      ['sword', 'axe'],
      [],
      ['healing', 'counterspell'],
      2,
    ]);
    expect(g.events('traded')).toEqual([
      { type: 'traded', rule: 'T86-6.15.4', seat: 0, target: 1, given: ['adv.axe'], got: ['adv.guide'], gold: 1, spells: 2 },
    ]);
    expect(g.asked('Bob')).toBe('market');
    // Nobody has passed since: it goes round once more.
    g.bob('done');
    expect(g.asked('Ann')).toBe('market');
  });

  test('declined, nothing changes hands, that it was is told, and it is the other one’s to propose', () => {
    const g = proposed().ann(['adv.axe'], ['adv.sword']).bob('no');
    expect(g.events('tradeDeclined')).toEqual([{ type: 'tradeDeclined', rule: 'T86-6.15.4', seat: 1, target: 0 }]);
    expect([g.cardsOf('Ann', 'objects'), g.cardsOf('Bob', 'objects'), g.events('traded'), g.asked('Bob')]).toEqual([
      ['axe'],
      ['sword'],
      [],
      'market',
    ]);
  });

  test('a gift, a demand and an exchange are asked in words of their own', () => {
    const prompt = (given: string[], wanted: string[]) => asks(proposed().ann(given, wanted), 'Bob').prompt.replace(/\(.*/, '');
    expect([prompt(['adv.axe'], []), prompt([], ['adv.sword']), prompt(['adv.axe'], ['adv.sword'])]).toEqual([
      'ask.answerTrade.gift',
      'ask.answerTrade.demand',
      'ask.answerTrade',
    ]);
  });

  test('nobody proposes more than four times', () => {
    const g = proposed();
    for (let i = 0; i < 3; i++) g.ann(['adv.axe'], []).bob('no', 'with:0', ['adv.sword'], []).ann('no', 'with:1');
    g.ann(['adv.axe'], []).bob('no', 'with:0', ['adv.sword'], []).ann('no');
    expect([g.asked('Ann'), g.asked('Bob')]).not.toContain('market');
  });
});
