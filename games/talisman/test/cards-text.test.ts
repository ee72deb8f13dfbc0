import { type Text, text } from '@questhall/kernel';
import { catalogueProblems, LOCALES, type Speaker, speaker } from '@questhall/text';
import { describe, expect, it } from 'vitest';
import { SPACES, spaceOf } from '../src/board/index.ts';
import { EDITION_1986, EDITION_DIGITAL } from '../src/editions/index.ts';
import { crownTexts } from '../src/expansions/words/index.ts';
import { cardText, characterFacts, characterText, spaceText, spellText } from '../src/text/card-text.ts';
import { da } from '../src/text/da/index.ts';
import { de } from '../src/text/de/index.ts';
import { en } from '../src/text/en/index.ts';
import { fr } from '../src/text/fr/index.ts';
import { nameOf, spaceName } from '../src/text/names.ts';
import { nl } from '../src/text/nl/index.ts';
import type { Card, CharacterCard, Spell } from '../src/vocabulary.ts';

const CATALOGUES = { en, nl, fr, de, da };
const speakers: Speaker[] = LOCALES.map((locale) => speaker(locale, [CATALOGUES[locale]], (seat) => `Player ${seat + 1}`));
const say = (lines: readonly Text[]): string[] => speakers.map((speaker) => lines.map((line) => speaker.say(line)).join('\n'));

/** Each card once, though both editions have it. */
const once = <T>(list: readonly T[]): T[] => [...new Set(list)];
const EDITIONS = [EDITION_1986, EDITION_DIGITAL];
const adventure = once(EDITIONS.flatMap((edition) => edition.adventure.map(([card]) => card)));
const purchase = once(EDITIONS.flatMap((edition) => edition.purchase.map(([card]) => card)));
const spells = once(EDITIONS.flatMap((edition) => edition.spells.map(([spell]) => spell)));
const characters = EDITIONS.flatMap((edition) => edition.characters);
const wholeCharacter = (card: CharacterCard): Text[] => [characterFacts(card), ...characterText(card)];

/** Every card with each of its numbers changed, one at a time; `where` names the number. */
function* changes<T>(card: T): Generator<{ where: string; changed: T }> {
  const paths: string[][] = [];
  const seek = (value: unknown, path: string[]): void => {
    // The place of a card in the order of encounters stands nowhere in its text.
    if (path[0] === 'number') return;
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

/** Where a number was changed and some language says the same as before. */
function deaf<T extends { id: string }>(cards: readonly T[], texts: (card: T) => Text[]): string[] {
  return cards.flatMap((card) =>
    [...changes(card)].flatMap(({ where, changed }) => {
      const before = say(texts(card));
      return say(texts(changed)).flatMap((words, i) => (words === before[i] ? [`${LOCALES[i]} ${card.id} ${where}`] : []));
    }),
  );
}

/** Lines of a card of 34 letters a line, as a card face breaks them. */
function rowsOf(words: string): number {
  return words.split('\n').reduce((sum, line) => {
    let rows = 1;
    let used = 0;
    for (const word of line.split(' ')) {
      if (used > 0 && used + 1 + word.length > 34) [rows, used] = [rows + 1, word.length];
      else used += word.length + (used > 0 ? 1 : 0);
    }
    return sum + rows;
  }, 0);
}

describe('card texts, made from the data', () => {
  it('change in all five languages with every number of every card', () => {
    expect(deaf<Card>(adventure, cardText)).toEqual([]);
    expect(deaf<Spell>(spells, spellText)).toEqual([]);
    expect(deaf<CharacterCard>(characters, wholeCharacter)).toEqual([]);
  });

  it('are there, with a name, for every card, Spell, character and space in every language', () => {
    const all = [
      ...adventure.map((card) => [nameOf(card.id), ...cardText(card)]),
      ...purchase.map((card) => [nameOf(card.id), ...cardText(card)]),
      ...spells.map((spell) => [nameOf(spell.id), ...spellText(spell)]),
      ...characters.map((card) => [nameOf(card.id), ...wholeCharacter(card)]),
      ...SPACES.map((space) => [spaceName(space.id), ...spaceText(space)]),
    ];
    for (const lines of all) {
      expect(lines.length).toBeGreaterThan(1);
      for (const words of say(lines)) {
        expect(words).not.toMatch(/undefined|null|[{}]| {2}|\.\.|(^|\n)[a-zæøåéèà]/);
        expect(
          words
            .split('\n')
            .slice(1)
            .every((line) => /[.:]$/.test(line)),
        ).toBe(true);
      }
    }
  });

  it('fit on a card: eight lines of 34 letters', () => {
    const long = [
      ...adventure.map((card) => [card.id, cardText(card)] as const),
      ...spells.map((spell) => [spell.id, spellText(spell)] as const),
    ];
    const over = long.flatMap(([id, lines]) =>
      say(lines).flatMap((words, i) => (rowsOf(words) > 8 ? [`${LOCALES[i]} ${id}: ${rowsOf(words)}`] : [])),
    );
    expect(over).toEqual([]);
  });

  it('say equal neighbours of a table as a range, and what happens to others of others', () => {
    const [english] = speakers;
    const lines = (card: Card) => cardText(card).map((line) => english!.say(line));
    const cave = adventure.find((card) => card.id === 'adv.cave')!;
    expect(lines(cave)).toEqual([
      'You may roll the die:',
      '1: a dragon attacks with Strength 7.',
      '2: a goblin attacks with Strength 2.',
      '3: miss 1 turn.',
      '4–5: gain 2 gold.',
      '6: gain 3 gold.',
    ]);
    const twoRows: Card = {
      id: 'adv.siren',
      type: 'stranger',
      meet: [
        {
          do: 'roll',
          dice: 1,
          rows: [
            { from: 1, to: 1, then: [{ do: 'missTurn' }] },
            { from: 2, to: 3, then: [{ do: 'missTurn' }] },
          ],
        },
      ],
    };
    expect(lines(twoRows)).toEqual(['Roll the die:', '1–3: miss 1 turn.']);
    const random = spellText(spells.find((spell) => spell.id === 'sp.random')!).map((line) => english!.say(line));
    expect(random.slice(1, 3)).toEqual(['Any one character rolls the die:', '1: becomes a toad for 3 turns.']);
  });

  it('are made from data: only what the Inner Region and the crossings of the board say is worded by hand', () => {
    const byHand = (lines: readonly Text[]) => lines.some(({ key }) => /^(inner|space\.at)\./.test(key));
    expect(adventure.filter((card) => byHand(cardText(card)))).toEqual([]);
    expect(spells.filter((spell) => byHand(spellText(spell)))).toEqual([]);
    expect(characters.filter((card) => byHand(wholeCharacter(card)))).toEqual([]);
    expect(SPACES.filter((space) => byHand(spaceText(space))).length).toBe(12);
  });

  it('follow the house rules that change a number of the board', () => {
    for (const id of ['O5', 'I9'] as const) {
      const printed = say(spaceText(spaceOf(id)));
      const house = say(spaceText(spaceOf(id), { sentinel: 11, commandFrom: 2 }));
      for (const [i, words] of house.entries()) expect(words).not.toBe(printed[i]);
    }
  });

  it('T86-W says on the Crown how this match is won, and what is done there by its ending', () => {
    const crown = spaceOf('I9');
    const keys = (lines: readonly Text[]) => lines.map(({ key }) => key);
    const house = { sentinel: 9, commandFrom: 4 };
    expect(keys(spaceText(crown))).toEqual(['inner.crown']);
    expect(keys(spaceText(crown, { ...house, ending: 'last' }))).toEqual(['inner.crown', 'inner.crown.last']);
    expect(keys(spaceText(crown, { ...house, ending: 'hold' }))).toEqual(['inner.crown', 'inner.crown.hold']);
    expect(keys(spaceText(crown, { ...house, ending: 'reach' }))).toEqual(['inner.crown.reach']);
    for (const [finale, said] of [
      ['court', 'court-of-the-dead'],
      ['throne', 'empty-throne'],
      [null, 'hidden'],
    ] as const) {
      const texts = { crown: crownTexts(finale) };
      expect(keys(spaceText(crown, { ...house, ending: 'last', ...texts }))).toEqual([`ending.${said}.text`]);
      expect(keys(spaceText(crown, { ...house, ending: 'reach', ...texts }))).toEqual(['inner.crown.reach']);
      for (const words of say(spaceText(crown, { ...house, ending: 'hold', ...texts }))) expect(words).not.toMatch(/[{}]|ending\./);
    }
    expect(crownTexts('crown')).toBeUndefined();
  });

  it('name one article right in each language', () => {
    const belt = text('log.took', { seat: { seat: 0 }, card: nameOf('adv.magic-belt') });
    const forms = LOCALES.map((locale) =>
      speaker(locale, [{ 'log.took': '{card_the}/{card_acc}/{card_of}' }, CATALOGUES[locale]], () => '').say(belt),
    );
    expect(forms).toEqual([
      'the Magic Belt/Magic Belt/Magic Belt',
      'de Magische Riem/Magische Riem/Magische Riem',
      'la Ceinture magique/Ceinture magique/de la Ceinture magique',
      'der Magische Gürtel/den Magischen Gürtel/Magischer Gürtel',
      'det magiske bælte/Magisk bælte/Magisk bælte',
    ]);
  });
});

it('all catalogues have the same keys with the same gaps', () => {
  expect(catalogueProblems(CATALOGUES)).toEqual([]);
});
