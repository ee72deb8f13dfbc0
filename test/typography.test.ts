import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/* Signs and spaces of the rulebooks. Catalogues are bound when they are spoken (`speaker`); pages are printed as they are written. */

const BOOKS = new URL('../docs/rules/', import.meta.url);
const books = (locale: string) =>
  readdirSync(BOOKS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, lines: readFileSync(new URL(`${name}/${locale}.md`, BOOKS), 'utf8').split('\n') }));
/** Lines of text: no rulers of tables, nothing between backticks, and not the English name of a game. */
const found = (locale: string, pattern: RegExp) =>
  books(locale).flatMap(({ name, lines }) =>
    lines.flatMap((line, i) =>
      pattern.test(line.replace(/`[^`]*`|Talisman: Digital Edition/g, '').replace(/^\|[-:| ]+\|$/, '')) ? [`${name}:${i + 1} ${line}`] : [],
    ),
  );

describe('French', () => {
  test('a space before : ; ! ? and inside « » does not break', () => {
    expect(found('fr', /\S [:;!?»]|« |«\S/)).toEqual([]);
    expect(found('fr', /\u00a0[:;!?»]/).length).toBeGreaterThan(400);
  });

  test('there is one before each of them', () => {
    expect(found('fr', /[\p{L})][;!?»]|\p{L}:(?=\s|$)/u)).toEqual([]);
  });
});

test.each(['nl', 'fr'])('%s: the apostrophe is round', (locale) => {
  expect(found(locale, /\p{L}'\p{L}/u)).toEqual([]);
});
