import { expect, test } from 'vitest';
import { diceBring, helps, type Roll, resultsOf } from '../src/decisions/dice-brings.ts';
import type { Effect } from '../src/vocabulary.ts';
import { BOB as DEAD_BOB, fights, souls, walks } from './souls/game.ts';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O12' };

/** Effects that are good or bad for whoever they happen to, whatever else is so. */
const GAIN: Effect = { do: 'gain', what: 'gold', n: 1 };
const LOSE: Effect = { do: 'lose', what: 'life', n: 1 };
const WEIGHED: readonly [what: string, effects: readonly Effect[], good: boolean | undefined][] = [
  ['nothing', [], undefined],
  ['a gain', [GAIN], true],
  ['healing', [{ do: 'heal', n: 2, price: 0 }], true],
  ['fate again', [{ do: 'replenish', price: 0 }], true],
  ['a Talisman', [{ do: 'awardTalisman' }], true],
  ['a loss', [LOSE], false],
  ['a Follower lost', [{ do: 'loseFollower' }], false],
  ['a turn missed', [{ do: 'missTurn' }], false],
  ['a toad', [{ do: 'toad' }], false],
  ['a fight', [{ do: 'fight', creature: 'werewolf', stat: 'craft', n: 4 }], false],
  ['two gains', [GAIN, GAIN], true],
  ['two losses', [LOSE, LOSE], false],
  ['a gain and a loss', [GAIN, LOSE], undefined],
];

test.each(WEIGHED)('T86-6.13.5b the table of results marks what is good and what is bad: %s', (_, then, good) => {
  const { s } = new Game({ Ann: { at: 'O1', lives: 1, followers: ['guide'] }, Bob: BOB });
  expect(helps(then)).toBe(good);
  expect(resultsOf(s, 0, { dice: 1, rows: [{ from: 1, to: 6, then }] })).toMatchObject([
    { from: 1, to: 6, ...(good === undefined ? {} : { helps: good }) },
  ]);
  expect('helps' in resultsOf(s, 0, { dice: 1, rows: [{ from: 1, to: 6, then }] })[0]!).toBe(good !== undefined);
});

/** A roll at whose ends something happens. */
const roll = (dice: 1 | 2, low: number, high: number): Roll => ({
  do: 'roll',
  dice,
  rows: [
    { from: dice, to: low, then: [LOSE] },
    { from: high, to: 6 * dice, then: [GAIN] },
  ],
});

test('T86-6.13.5b a roll says in two numbers how it ends: of one die, of two, and nothing where it does neither', () => {
  const { s } = new Game({ Ann: { at: 'O1' }, Bob: BOB });
  const ends = (of: Roll) => diceBring(s, 0, of).prospects;
  expect(ends(roll(1, 1, 5))).toEqual({ good: expect.closeTo(2 / 6), bad: expect.closeTo(1 / 6) });
  expect(ends(roll(2, 3, 12))).toEqual({ good: expect.closeTo(1 / 36), bad: expect.closeTo(3 / 36) });
  expect(ends({ ...roll(1, 1, 5), rows: [] })).toBeUndefined();
});

test('T86-6.8 whoever may add to a prayer ends well with a number that is too low by itself', () => {
  const { s } = new Game({ Ann: { character: 'monk', at: 'O1' }, Bob: { character: 'troll', at: 'O12' } });
  const prospects = (seat: 0 | 1) => diceBring(s, seat, { ...roll(1, 2, 5), add: 'pray' }).prospects;
  expect(prospects(1)).toEqual({ good: expect.closeTo(2 / 6), bad: expect.closeTo(2 / 6) });
  expect(prospects(0)).toEqual({ good: expect.closeTo(3 / 6), bad: expect.closeTo(1 / 6) });
});

test('T86-6.13.5b a table of one die says what each face brings to whom every roll is lowered', () => {
  const { s } = souls({ Ann: { character: 'troll', at: 'O1', followers: ['veil.vengeful-guide'] }, Bob: DEAD_BOB });
  const { results, prospects } = diceBring(s, 0, roll(1, 1, 5));
  expect(results?.map(({ from, to, helps }) => [from, to, helps])).toEqual([
    [1, 2, false],
    [3, 5, undefined],
    [6, 6, true],
  ]);
  expect(prospects).toEqual({ good: expect.closeTo(1 / 6), bad: expect.closeTo(2 / 6) });
});

test('T86-6.16.4 T86-6.16.7 everybody sees how far a fight has come: who faces it, before the dice, after them', () => {
  const stage = (g: Game) => g.view('Cay').fight?.stage;
  const cay = { character: 'elf', at: 'O20' };
  const creature = new Game({
    figures: {
      Ann: { character: 'troll', at: 'O1', lives: 4, gold: 1, objects: ['shield'], followers: ['mercenary'] },
      Bob: BOB,
      Cay: cay,
    },
    lying: { O2: ['bandit'] },
  });
  creature.ordered({ armour: 'ask' }).rolls(1).ann('roll', 'cw');
  expect([creature.asked('Ann'), stage(creature)]).toEqual(['face', 'facing']);
  creature.ann('fight');
  expect([creature.asked('Ann'), stage(creature)]).toEqual(['prepare', 'ready']);
  creature.rolls(1, 6).ann('roll');
  expect([creature.asked('Ann'), creature.last('fought')?.result]).toEqual(['armour', 'lost']);
  expect(stage(creature)).toBe('rolled');
  creature.ann('no');
  expect(stage(creature)).toBeUndefined();

  const duel = new Game({
    Ann: { character: 'troll', at: 'O1', gold: 1, objects: ['axe', 'sword'] },
    Bob: { character: 'priest', at: 'O2', gold: 1 },
    Cay: cay,
  });
  duel.rolls(1).ann('roll', 'cw', 'attack:1');
  expect([duel.asked('Ann'), stage(duel)]).toEqual(['prepare', 'ready']);
  duel.rolls(6, 1).ann('roll');
  expect([duel.asked('Ann'), stage(duel)]).toEqual(['spoils', 'rolled']);
  duel.ann('nothing');
  expect(stage(duel)).toBeUndefined();
});

test('T86-6.2.8 T86-6.5.4 with a Wand put down at will the Spell that it allowed goes at once; with anything else nothing is asked', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O2', objects: ['wand', 'axe'], spells: ['random'], grantMark: 1 }, Bob: BOB });
  g.aside('Ann', 'leave:adv.axe');
  expect([g.asked('Ann'), g.s.stack.map(({ proc }) => proc).includes('limits')]).toEqual(['turn', false]);
  g.aside('Ann', 'leave:adv.wand');
  expect([g.asked('Ann'), g.cardsOf('Ann', 'spells')]).toEqual(['dropSpells', ['random']]);
  g.ann(['random']);
  expect([g.asked('Ann'), g.cardsOf('Ann', 'spells')]).toEqual(['turn', []]);
});

test('TDE-G.2 before the Empty Throne every die is told', () => {
  const throne = (die: number) => {
    const figures = { Ann: { character: 'troll', at: 'I9', fate: 0 }, Bob: DEAD_BOB };
    const g = souls({ figures }, { finale: 'throne' });
    return g.rolls(die).ann('act').events('throneRolled');
  };
  for (const roll of [2, 4, 6]) expect(throne(roll)).toEqual([{ type: 'throneRolled', rule: 'TDE-G.2', seat: 0, roll }]);
});

test('V56 V62 TDE-G.3 the Dancing Sword and the Soul Drinker serve in battle, one of them once, and not in psychic combat', () => {
  const against = (foe: string, objects: string[]) => {
    const g = souls({
      figures: { Ann: { character: 'thief', at: 'O1', fate: 0, objects: objects.map((one) => `veil.${one}`) }, Bob: DEAD_BOB },
      lying: { O2: [foe] },
    });
    return g.rolls(1).ann('roll', 'cw', 'space');
  };
  const own = (g: Game) => g.options('Ann').filter((option) => /^(dance|souldrink):/.test(option));
  expect(own(against('dragon', ['dancing-sword']))).toEqual(['dance:veil.dancing-sword']);
  expect(own(against('dragon', ['soul-drinker']))).toEqual(['souldrink:veil.soul-drinker']);
  const psychic = against('shadow', ['dancing-sword', 'soul-drinker', 'barbed-bracer']);
  expect([psychic.asked('Ann'), own(psychic)]).toEqual(['prepare', []]);
  fights(psychic.rolls(6, 1));
  const drinks = against('dragon', ['soul-drinker', 'barbed-bracer']).ann('souldrink:veil.soul-drinker');
  expect([drinks.asked('Ann'), own(drinks)]).toEqual(['prepare', []]);
  fights(drinks.rolls(6, 5, 1));
});

test('TDE-11.1 TDE-11.12a who is spirited away in the Inner Region has turned back', () => {
  const g = souls({
    figures: { Ann: { character: 'elf', at: 'I1', fate: 0 }, Bob: { character: 'monk', at: 'O9' } },
    lying: { I2: ['spirited-away'] },
  });
  walks(g.draws('ghost.banshee'), 'to:I2');
  expect([g.of('Ann').card, g.of('Ann').turnedBack]).toEqual(['ghost.banshee', true]);
});
