import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { loadCatalogue } from './index.ts';

const folder = join(import.meta.dirname, '..');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^text|\.test\.|gen\.ts$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

test.each(LOCALES)('every text of the table is there in %s, can be said, and is used', async (locale) => {
  const catalogue = await loadCatalogue(locale);
  const own = Object.keys(catalogue).filter((key) => key.startsWith('ui.dy.'));
  const english = Object.keys(await loadCatalogue('en')).filter((key) => key.startsWith('ui.dy.'));
  expect(own.sort()).toEqual(english.sort());
  const speak = speaker(locale, [catalogue], (seat) => `seat ${seat}`);
  const args = {
    n: 2,
    most: 5,
    gold: 3,
    x: 1,
    y: 2,
    waiting: 4,
    level: 1,
    round: 3,
    beaten: 1,
    fallen: 0,
    rounds: 9,
    attack: 9,
    defence: 7,
  };
  const words = {
    area: 'A',
    figure: { key: 'hero.archer' },
    thing: 'C',
    option: 'D',
    odds: '46 %',
    title: 'E',
    place: 'F',
    figures: ['G', 'H'],
    things: ['I', 'J'],
    hero: { key: 'hero.elf' },
    from: { key: 'hero.dwarf' },
    to: { key: 'hero.elf' },
    int: 'more',
    by: { key: 'hero.dwarf' },
    spell: { key: 'hero.elf' },
    what: 'H',
    cause: 'I',
    curse: 'J',
  };
  for (const key of own) expect(speak.say({ key, args: { ...args, ...words } }), key).not.toBe('');
  // In code in single quotes, as a property in JSX in double ones.
  const named = [...sources.matchAll(/(['"])(ui\.dy\.[a-zA-Z.]+)\1/g)].map((m) => m[2]!);
  expect(named.filter((key) => !own.includes(key))).toEqual([]);
  const built = [...sources.matchAll(/`(ui\.dy\.[a-zA-Z.]+)\$/g)].map((m) => m[1]!);
  expect(own.filter((key) => !named.includes(key) && !built.some((start) => key.startsWith(start)) && !key.endsWith('.short'))).toEqual([]);
});
