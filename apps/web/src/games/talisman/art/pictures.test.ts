import { EDITION_1986, EDITION_DIGITAL } from '@questhall/talisman/client';
import { expect, test } from 'vitest';
import { pictureOf } from './pictures.ts';

test.each([
  ['1986', EDITION_1986],
  ['digital', EDITION_DIGITAL],
])('every card, Spell, character and creature of the edition %s has its picture', (_, edition) => {
  const { adventure, spells, characters, purchase, talismans } = edition;
  const cards = [...adventure, ...spells, ...purchase, talismans].map((c) => c[0].id).concat(characters.map((c) => c.id));
  const creatures = [
    'sentinel',
    'spirit',
    'farmer',
    'brigand',
    'caveDragon',
    'caveGoblin',
    'werewolf',
    'lizardMan',
    'pitFiend',
    'rakshasa',
    'kingOfTheDead',
    'death',
    'blackKnight',
  ];
  const others = ['toad', 'pawn-toad', 'align.good', 'align.neutral', 'align.evil', ...creatures.map((c) => `cre.${c}`)];
  const asked = [...cards, ...others, ...characters.map((c) => `pawn-${c.id}`)];
  expect(asked.filter((card) => !pictureOf(card))).toEqual([]);
  expect(cards.length).toBeGreaterThan(100);
});
