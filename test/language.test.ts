import { LOCALES } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import { bannedBy, breaches, optionsIn, pageOf, type Said, saidIn } from './language.ts';
import { typographyFaults } from './typography.ts';

/* One word for one thing: each language's page of words (docs/language) against all that is said in it. */

const page = (row: string) => `| thing | word | never | where | except | why |\n|---|---|---|---|---|---|\n${row}\n`;
const text = (words: string, ...areas: string[]): Said => ({ where: 'here', words, areas });

describe('a row of a page', () => {
  test('forbids whole words, with any letters for a star, and minds capitals where it writes one', () => {
    const [row] = bannedBy(page('| a foe | Gegner | Feind* · foe | – | Feindbild | the box says Gegner |'));
    const found = (words: string) => breaches(row!, [text(words)]).length;
    expect([found('Der Feind.'), found('Die Feinde'), found('Erzfeind'), found('feindlich'), found('ein Feindbild')]).toEqual([
      1, 1, 0, 0, 0,
    ]);
    expect([found('Foe!'), found('foes'), found('ein Feindbild vom Feind')]).toEqual([1, 0, 1]);
  });

  test('holds only where it says', () => {
    const [row] = bannedBy(page('| a foe | Gegner | Feind | dystopia, site | – | the box says Gegner |'));
    expect(breaches(row!, [text('Feind', 'screen', 'talisman')])).toEqual([]);
    expect(breaches(row!, [text('Feind', 'screen', 'site')])).toHaveLength(1);
  });

  test.each([
    ['| a foe | Gegner | Feind | – | – | |', 'no reason'],
    ['| a foe | – | Feind | – | – | the box says so |', 'no word'],
    ['| a foe | Gegner | Feind | heaven | – | the box says so |', 'no such area'],
    ['| a foe | Gegner | Feind |', 'cells'],
  ])('%s is refused', (row, why) => {
    expect(() => bannedBy(page(row))).toThrow(why);
  });
});

describe.each(LOCALES.filter((locale) => pageOf(locale) !== undefined))('%s', (locale) => {
  test('one word for one thing: no text says what the page of words forbids', async () => {
    const rows = bannedBy(pageOf(locale)!);
    const texts = await saidIn(locale);
    expect(rows.length).toBeGreaterThan(10);
    expect(texts.length).toBeGreaterThan(3000);
    expect(rows.flatMap((row) => breaches(row, texts))).toEqual([]);
  });
});

describe('signs', () => {
  const faults = (locale: (typeof LOCALES)[number], words: string) => typographyFaults(locale, [text(words)]).length;

  test.each([
    ['en', 'Say "no".', 'Say “no”.'],
    ['en', 'It’s 4-5 now...', 'It’s 4–5 now…'],
    ['nl', 'De ‘klok’', 'De “klok”'],
    ['fr', 'Qui ? «Toi»!', 'Qui ? « Toi » !'],
    ['fr', 'Il dit: non', 'Il dit : non'],
    ['de', 'Das “Wort”', 'Das „Wort“'],
    ['de', 'Vielleicht…', 'Vielleicht …'],
    ['da', 'Et “ord” -1', 'Et »ord« −1'],
  ] as const)('%s: %s is found, %s is not', (locale, wrong, right) => {
    expect(faults(locale, wrong)).toBeGreaterThan(0);
    expect(faults(locale, right)).toBe(0);
  });

  test.each(LOCALES)('%s: quotes, dashes, apostrophes and spaces are those of the language', async (locale) => {
    expect(typographyFaults(locale, await saidIn(locale))).toEqual([]);
  });
});

test.each(LOCALES)('%s: an option that a rulebook quotes is called as the table calls it', async (locale) => {
  const { quoted, named } = await optionsIn(locale);
  expect(quoted.length).toBeGreaterThan(8);
  expect(quoted.filter(({ words }) => !named.has(words)).map(({ where, words }) => `${where}: ${words}`)).toEqual([]);
});
