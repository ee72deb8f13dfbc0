import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* Catalogues are bound when they are spoken (`speaker`); the rulebooks are printed as they are written. */

const BOOKS = new URL('../docs/rules/', import.meta.url);
const lines = readdirSync(BOOKS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    readFileSync(new URL(`${name}/fr.md`, BOOKS), 'utf8')
      .split('\n')
      .map((line, i) => ({ where: `${name}:${i + 1}`, words: line.replace(/`[^`]*`/g, '').replace(/^\|[-:| ]+\|$/, '') })),
  );
const found = (pattern: RegExp) => lines.filter(({ words }) => pattern.test(words)).map(({ where, words }) => `${where} ${words}`);

test('the space before : ; ! ? and inside « » does not break in a French rulebook', () => {
  expect(found(/\S [:;!?»]|« /)).toEqual([]);
  expect(found(/\u00a0[:;!?»]/).length).toBeGreaterThan(400);
});
