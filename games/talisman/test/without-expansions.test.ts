import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { sized } from '../../../test/sized.ts';

// The lists are empty, as if no folder were there: nothing imports one any more.
vi.mock('../src/expansions/index.ts', () => ({ EXPANSIONS: [] }));
vi.mock('../src/expansions/printed.ts', () => ({ PRINTED: [] }));
vi.mock('../src/expansions/words/index.ts', () => ({ WORDS: [] }));
for (const locale of ['en', 'nl', 'fr', 'de', 'da'] as const) vi.doMock(`../src/expansions/words/${locale}.ts`, () => ({ [locale]: {} }));
// Should anything of an expansion be loaded all the same, this fails.
vi.mock('../src/expansions/realm-of-souls/index.ts', () => {
  throw new Error('the base game has loaded the Realm of Souls');
});
vi.mock('../src/expansions/realm-of-souls/cards.ts', () => {
  throw new Error('the base game has loaded the Realm of Souls');
});
vi.mock('../src/expansions/drowned-crypts/index.ts', () => {
  throw new Error('the base game has loaded the Drowned Crypts');
});
vi.mock('../src/expansions/drowned-crypts/cards.ts', () => {
  throw new Error('the base game has loaded the Drowned Crypts');
});

const { OPTIONS, talisman } = await import('../src/index.ts');
const { playOut } = await import('./play-out.ts');
const { cardOf } = await import('../src/editions/index.ts');

const src = new URL('../src/', import.meta.url);
const sourcesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, src), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}${name}`);

test('without expansions both editions play random matches to their end', () => {
  expect(OPTIONS.find(({ id }) => id === 'expansion')?.values).toEqual(['none']);
  expect(Object.keys(talisman.procedures)).not.toContain('soulChoice');
  expect(() => cardOf('veil.ghost')).toThrow('no card');
  for (let seed = 1; seed <= sized(2, 6); seed++)
    for (const edition of ['1986', 'digital']) expect(playOut(seed, { edition }, 5)).toBeUndefined();
});

test('no rule of the base game, no question, bot or scenario of it, names an expansion', () => {
  const files = sourcesIn('').filter((file) => !file.startsWith('expansions/') && !file.includes('told.gen') && file !== 'client.ts');
  expect(files.length).toBeGreaterThan(300);
  const named = files.filter((file) =>
    /\.(souls|crypts)\b|realm-of-souls|drowned-crypts|[iI]sGhost|[iI]sVeil|[iI]sCrypt\b|REALM_OF_SOULS|tideBell/.test(
      readFileSync(new URL(file, src), 'utf8'),
    ),
  );
  expect(named).toEqual([]);
});

test('each expansion stands in every list', () => {
  const folders = readdirSync(new URL('expansions/', src), { withFileTypes: true })
    .filter((one) => one.isDirectory() && one.name !== 'words')
    .map(({ name }) => name);
  const lists = ['index.ts', 'printed.ts', ...['index', 'en', 'nl', 'fr', 'de', 'da'].map((name) => `words/${name}.ts`)];
  expect(folders.length).toBeGreaterThan(0);
  for (const list of lists)
    for (const folder of folders)
      expect([list, readFileSync(new URL(`expansions/${list}`, src), 'utf8').includes(`/${folder}/`)]).toEqual([list, true]);
});
