import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIGITAL_BOARD } from '../src/board/digital.ts';
import { BOARD, SPACES } from '../src/board/index.ts';
import { EDITION_1986, EDITION_DIGITAL } from '../src/editions/index.ts';
import { PRINTED } from '../src/expansions/printed.ts';
import { OWN_RULES } from '../src/own/rules.ts';
import { OWN_PHRASES } from '../src/own/words.ts';
import { FEW_USES } from './few-uses.ts';

/** So many words the shared vocabulary has at most, and so many of them fewer than three cards use. Both may only go down. */
const MOST_WORDS = 79;
const MOST_FEW = 41;

const source = readFileSync(new URL('../src/vocabulary.ts', import.meta.url), 'utf8');
const wordsOf = (type: string, key: string): string[] => {
  const declared = source.slice(source.indexOf(`export type ${type} =`)).split('\n\nexport ')[0]!;
  return [...new Set([...declared.matchAll(new RegExp(`\\{ ${key}: '(\\w+)'`, 'g'))].map(([, word]) => word!))];
};
const EFFECTS = wordsOf('PlainEffect', 'do');
const ABILITIES = wordsOf('PlainAbility', 'can');

/** Every word that stands anywhere in a card or space. */
function* wordsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if ((key === 'do' || key === 'can') && typeof inner === 'string') yield inner;
    else yield* wordsIn(inner);
  }
}

const EDITIONS = [EDITION_1986, EDITION_DIGITAL];
/** All that is printed, by id: cards, Spells, characters and the spaces of both boards. */
const all = new Map<string, unknown>();
for (const { adventure, purchase, spells, characters } of EDITIONS)
  for (const card of [...adventure, ...purchase, ...spells].map(([one]) => one).concat(characters as never[])) all.set(card.id, card);
for (const { adventure, spells, characters, others, figures, spaces = [] } of PRINTED)
  for (const card of [...adventure, ...spells, ...others]
    .map(([one]) => one)
    .concat(characters as never[], figures as never[], spaces as never[]))
    all.set(card.id, card);
for (const { id } of SPACES) {
  all.set(id, BOARD.get(id));
  // Where the editions differ there are two spaces of that name.
  if (JSON.stringify(DIGITAL_BOARD.get(id)) !== JSON.stringify(BOARD.get(id))) all.set(`digital.${id}`, DIGITAL_BOARD.get(id));
}

const uses = new Map<string, Set<string>>();
for (const [id, card] of all) for (const word of wordsIn(card)) uses.set(word, (uses.get(word) ?? new Set()).add(id));

test('a word of the shared vocabulary is used by three cards or stands in the list with its reason', () => {
  expect(EFFECTS.length + ABILITIES.length).toBeGreaterThan(40);
  const few = [...EFFECTS, ...ABILITIES].filter((word) => (uses.get(word)?.size ?? 0) < 3);
  expect(few.sort()).toEqual(Object.keys(FEW_USES).sort());
  for (const [word, reason] of Object.entries(FEW_USES)) expect([word, reason.length > 10]).toEqual([word, true]);
});

test('the shared vocabulary and the list of little used words do not grow', () => {
  expect(EFFECTS.length + ABILITIES.length).toBeLessThanOrEqual(MOST_WORDS);
  expect(Object.keys(FEW_USES).length).toBeLessThanOrEqual(MOST_FEW);
});

test('each word that a card brings is ruled, told, and printed on it', () => {
  expect(Object.keys(OWN_PHRASES).sort()).toEqual(Object.keys(OWN_RULES).sort());
  expect(Object.keys(OWN_RULES).filter((word) => !uses.has(word))).toEqual([]);
  expect(Object.keys(OWN_RULES).filter((word) => EFFECTS.includes(word) || ABILITIES.includes(word))).toEqual([]);
  // Three cards with the same word: it belongs to the shared vocabulary.
  expect(Object.keys(OWN_RULES).filter((word) => new Set([...uses.get(word)!].map((id) => id.replace('digital.', ''))).size > 2)).toEqual(
    [],
  );
});
