import { readFileSync } from 'node:fs';
import { compareOdds, formatOdds, isTrue } from '@questhall/testkit/contract';
import { expect, test } from 'vitest';
import type { Foe } from '../src/events.ts';
import { foeParts } from '../src/expansions/realm-of-souls/rules/foes.ts';
import { type State, talisman } from '../src/index.ts';
import { chanceToWin, type FightSheet, fightSheet, preparedAgainst, runesAt } from '../src/rules/fight/sheet.ts';
import { compared, DECKS, type Deck, type Forced, foesOf, forced, HEROES } from './odds-positions.ts';
import { oddsRules } from './odds-rules.ts';
import { oddsTable } from './odds-table.ts';
import { Game } from './table.ts';

const all = Object.fromEntries(DECKS.map((deck) => [deck, [...forced(deck)]])) as Record<Deck, Forced[]>;
const wrong = (list: readonly Forced[]) => list.filter((one) => !isTrue(one)).map((one) => `${one.foe}, ${one.hero}: ${formatOdds(one)}`);

test.each(DECKS)('T86-6.16.4 TDE-5.14 TDE-G.3 what is shown before a fight with any foe of %s happens so often', (deck) => {
  expect(wrong(all[deck])).toEqual([]);
  expect(new Set(all[deck].map(({ foe }) => foe))).toEqual(new Set(foesOf(deck)));
});

/** The game with its odds reckoned in another way, as they once were. */
function spoiled(spoil: (sheet: FightSheet, s: State, foes: readonly Foe[]) => FightSheet): typeof talisman {
  const { face } = talisman.decisions;
  return {
    ...talisman,
    decisions: {
      ...talisman.decisions,
      face: {
        ...face!,
        option(s, d, id) {
          const f = s.stack.findLast((frame) => frame.proc === 'facing');
          if (id !== 'fight' || f?.proc !== 'facing') return face!.option(s, d, id);
          const side = preparedAgainst(s, d.seat, f.stat, f.foes);
          const sheet = fightSheet(s, d.seat, f.stat, f.foes, side, runesAt(s, d.seat), false);
          return { ...face!.option(s, d, id), odds: chanceToWin(spoil(sheet, s, f.foes)) };
        },
      },
    },
  };
}

const withoutParts = ({ mine, theirs }: FightSheet, s: State, foes: readonly Foe[]): FightSheet => ({
  mine,
  theirs: { ...theirs, base: theirs.base - foeParts(s, 0, foes).reduce((sum, part) => sum + part.n, 0) },
});

test.each<[string, string, string, (sheet: FightSheet, s: State, foes: readonly Foe[]) => FightSheet]>([
  [
    'three dice taken for one',
    'veil.abomination-wraith',
    'Troll',
    ({ mine, theirs }) => ({ mine, theirs: { ...theirs, dice: { ...theirs.dice, n: 1 } } }),
  ],
  [
    'a die that is not rolled',
    'veil.glimmer',
    'Troll',
    ({ mine, theirs }) => ({ mine: { ...mine, dice: { ...mine.dice, n: 1 } }, theirs }),
  ],
  ['lives that are missing', 'veil.twisted-leech', 'one life', withoutParts],
  ['a ghost before it', 'veil.white-fungus', 'ghost', withoutParts],
  ['trophies that rebel', 'veil.shadow', 'rebels', ({ mine, theirs }) => ({ mine: { ...mine, dice: { ...mine.dice, less: 0 } }, theirs })],
])('T86-6.16.4 TDE-5.14 TDE-G.3 a fault planted in the odds is found: %s', (_fault, foe, hero, spoil) => {
  const who = HEROES.find(({ name }) => name === hero)!;
  expect(wrong(compared('souls', foe, who))).toEqual([]);
  expect(wrong(compared('souls', foe, who, spoiled(spoil)))).toHaveLength(1);
});

test('TDE-2.9 TDE-2.19 TDE-5.7 what fate shows for the dice of a fight and of armour happens so often, whatever lowers them', () => {
  const ann = { character: 'warrior', at: 'O1', fate: 2, objects: ['shield'], followers: ['veil.haunt', 'veil.vengeful-guide'] };
  const figures = { Ann: ann, Bob: { character: 'elf', at: 'O14' } };
  const g = new Game({ figures, lying: { O2: ['ogre'] } }, { options: { edition: 'digital', expansion: 'realm-of-souls' } });
  const compare = () =>
    compareOdds(talisman, oddsRules, g.s, g.s.pending[0]!).map((one) => {
      expect(isTrue(one), formatOdds(one)).toBe(true);
      return [one.option, one.shown];
    });
  g.rolls(2).ann('roll', 'keep').rolls(1, 4, 2).ann('cw', 'space');
  // 4 + 4 - 1 - 1 against 5 + 2: a 6 wins.
  expect([g.asked('Ann'), compare()]).toEqual([
    'fate',
    [
      ['keep', 0],
      ['reroll:1', 1 / 6],
      ['reroll:4', 1 / 6],
    ],
  ]);
  g.rolls(1, 3).ann('reroll:1');
  // The Shield saves from a 5 on, and every die counts one less.
  expect([g.asked('Ann'), compare()]).toEqual([
    'fate',
    [
      ['keep', 0],
      ['reroll:3', 1 / 6],
    ],
  ]);
  g.ann('keep');
});

test('the table of odds in docs is that of today', () => {
  expect(readFileSync(new URL('../../../docs/talisman-odds.md', import.meta.url), 'utf8')).toBe(
    oddsTable(DECKS.flatMap((deck) => all[deck])),
  );
});
