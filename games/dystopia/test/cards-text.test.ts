import type { Text } from '@questhall/kernel';
import { LOCALES, type Speaker, speaker } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import { CURSES, TRAPS } from '../src/content/dangers.ts';
import { HEROES } from '../src/content/heroes.ts';
import { FOOD, QUEST_ITEMS, TRINKETS, WEAPONS } from '../src/content/items.ts';
import { MONSTERS } from '../src/content/monsters.ts';
import { SORCERIES, SPELLS } from '../src/content/spells.ts';
import { cardLines } from '../src/text/card-lines.ts';
import { curseText, heroText, itemText, monsterText, sorceryCardText, spellText, trapText } from '../src/text/card-text.ts';
import { da } from '../src/text/da/index.ts';
import { de } from '../src/text/de/index.ts';
import { en } from '../src/text/en/index.ts';
import { fr } from '../src/text/fr/index.ts';
import { curseName, heroName, monsterName, thingName, trapName } from '../src/text/names.ts';
import { nl } from '../src/text/nl/index.ts';

const CATALOGUES = { en, nl, fr, de, da };
const speakers: Speaker[] = LOCALES.map((locale) => speaker(locale, [CATALOGUES[locale]], () => '?'));
const say = (lines: readonly Text[]): string[] => speakers.map((one) => lines.map((line) => one.say(line)).join('\n'));
const english = (lines: readonly Text[]): string => say(lines)[0]!;

interface Kind {
  name: string;
  cards: readonly object[];
  named(card: never): Text;
  lines(card: never): Text[];
}
const kind = <T extends object>(name: string, cards: readonly T[], named: (card: T) => Text, lines: (card: T) => Text[]): Kind => ({
  name,
  cards,
  named,
  lines,
});
const byId = (card: { id: string }) => thingName(card.id);
const KINDS: readonly Kind[] = [
  kind('heroes', HEROES, (card) => heroName(card.code), heroText),
  kind('monsters', MONSTERS, (card) => monsterName(card.code), monsterText),
  kind('weapons', WEAPONS, byId, itemText),
  kind('trinkets', TRINKETS, byId, itemText),
  kind('food', FOOD, byId, itemText),
  kind('quest items', QUEST_ITEMS, byId, itemText),
  kind('spells', SPELLS, byId, spellText),
  kind('sorceries', SORCERIES, byId, sorceryCardText),
  kind('traps', TRAPS, (card) => trapName(card.id), trapText),
  kind('curses', CURSES, (card) => curseName(card.id), curseText),
];

/** A card with each of its numbers changed, one at a time; `where` names the number. */
function* changes<T>(card: T): Generator<{ where: string; changed: T }> {
  const paths: string[][] = [];
  const seek = (value: unknown, path: string[]): void => {
    if (typeof value === 'number') paths.push(path);
    else if (typeof value === 'object' && value !== null) for (const [name, inner] of Object.entries(value)) seek(inner, [...path, name]);
  };
  seek(card, []);
  for (const path of paths) {
    const changed = structuredClone(card);
    let at = changed as Record<string, unknown>;
    for (const name of path.slice(0, -1)) at = at[name] as Record<string, unknown>;
    const last = path.at(-1)!;
    at[last] = (at[last] as number) + 1;
    yield { where: path.join('.'), changed };
  }
}

describe.each(KINDS)('the texts of $name, made from the data', ({ cards, named, lines }) => {
  test('are there, with a name, in every language', () => {
    for (const card of cards) {
      const texts = lines(card as never);
      expect(texts.length).toBeGreaterThan(0);
      for (const words of say([named(card as never), ...texts])) {
        expect(words).not.toMatch(/undefined|null|[{}]| {2}|\.\.|(^|\n)[a-zæøåéèà]/);
        const [, ...said] = words.split('\n');
        expect(said.every((line) => line.endsWith('.'))).toBe(true);
      }
    }
  });

  test('change in all five languages with every number of every card', () => {
    const deaf = cards.flatMap((card) =>
      [...changes(card)].flatMap(({ where, changed }) => {
        const before = say(lines(card as never));
        return say(lines(changed as never)).flatMap((words, i) =>
          words === before[i] ? [`${LOCALES[i]} ${before[0]} ${where}: ${words}`] : [],
        );
      }),
    );
    expect(deaf).toEqual([]);
  });
});

test('a card is found by its name', () => {
  for (const { cards, named, lines } of KINDS)
    for (const card of cards) expect(cardLines(named(card as never))).toEqual(lines(card as never));
  expect(cardLines({ key: 'boss.reaper' })).toEqual([]);
});

test('at most one card in ten is worded by hand', () => {
  const all = KINDS.flatMap(({ cards, lines }) => cards.map((card) => lines(card as never)));
  const byHand = all.filter((texts) => texts.some(({ key }) => key.startsWith('card.quest.')));
  expect(byHand).toHaveLength(QUEST_ITEMS.length);
  expect(byHand.length * 10).toBeLessThanOrEqual(all.length);
});

test('cards read well', () => {
  const spell = (id: string) => english(spellText(SPELLS.find((card) => card.id === id)!));
  expect(spell('ember-dart')).toBe(
    'A figure you can see within 6 squares: −1 energy; none after a passed Int test.\nUsed up when cast.\nPrice: 30 gold.',
  );
  expect(spell('w-sun-lance')).toBe(
    'A figure you can see within 8 squares: −2 energy; only −1 after a passed Int test.\nOnly the Wizard with his sceptre, once per level.',
  );
  const axe = WEAPONS.find((card) => card.id === 'battle-axe')!;
  expect(say(itemText(axe))).toEqual([
    'Attack weapon.\nAttack +2, defence −1, range 1.\nFor: Warrior, Dwarf.\nPrice: 70 gold.',
    'Aanvalswapen.\nAanval +2, verdediging −1, bereik 1.\nVoor: Krijger, Dwerg.\nPrijs: 70 goud.',
    'Arme d’attaque.\nAttaque +2, défense −1, portée 1.\nPour\u00a0: Guerrier, Nain.\nPrix\u00a0: 70 pièces d’or.',
    'Angriffswaffe.\nAngriff +2, Abwehr −1, Reichweite 1.\nFür: Krieger, Zwerg.\nPreis: 70 Goldstücke.',
    'Angrebsvåben.\nAngrebsstyrke +2, forsvarsevne −1, rækkevidde 1.\nTil: Kriger, Dværg.\nPris: 70 guldmønter.',
  ]);
});
