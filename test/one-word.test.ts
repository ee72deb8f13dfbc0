import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/* One word for one thing: types and components of these names are declared where the one meaning is, and nowhere else. */

const ROOT = join(import.meta.dirname, '..');

/** Each word with what it means, and where it may be declared. */
const WORDS: Readonly<Record<string, { means: string; in: RegExp }>> = {
  Scene: { means: 'a picture that is drawn', in: /^apps\/web\/src\/(games\/\w+\/art|campaign)\// },
  Stage: { means: 'the middle of a table, where what happens is shown', in: /^apps\/web\/src\/games\/\w+\/(\w+\/)?Stage\.tsx$/ },
  Moments: { means: 'the named moments of Talisman’s rules', in: /^games\/talisman\/src\/moments\.ts$/ },
  Moment: { means: 'one of those; nothing else is called so', in: /^$/ },
  Answer: { means: 'an answer to a decision that is about to be played', in: /^apps\/server\/src\/match\/step\.ts$/ },
  Step: { means: 'what a match would be after an action', in: /^apps\/server\/src\/match\/step\.ts$/ },
  Window: { means: 'a window in which nobody could be asked, as the table was then', in: /^apps\/server\/src\/match\/step\.ts$/ },
};

const declared = (source: string, word: string): boolean =>
  new RegExp(`^(export )?(declare )?(abstract )?(interface|type|class|function|enum) ${word}\\b`, 'm').test(source);

const sources = ['apps', 'games', 'packages'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    // A service worker says what the browser's own window is.
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/node_modules|\/dist\/|\.test\.tsx?$|service-worker\.ts$/.test(file)),
);

/** Local names that have one meaning too: where they may stand in code. */
const LOCALS: Readonly<Record<string, { means: string; of: RegExp; in: RegExp }>> = {
  moment: {
    means: 'a named moment of Talisman’s rules',
    of: /^(games|packages\/(kernel|testkit|bots))\//,
    in: /^games\/talisman\/src\/(moments|listeners|locals|migrations|rules\/heard)\.ts$/,
  },
  scene: {
    means: 'a picture that is drawn, or shown in the middle of a table or on a box',
    of: /^(games|packages|apps\/(server|cli|web\/src\/(replay|after|offline|frame|net)))\//,
    in: /new-local-table\.tsx$/,
  },
};

const named = (source: string, word: string): boolean =>
  new RegExp(`(?<![\\w.'"\`-])${word}\\b(?!['"\`-])`).test(source.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, ''));

test.each(Object.entries(LOCALS))('%s names one thing among locals', (word, { of, in: where }) => {
  const looked = sources.filter((file) => of.test(file));
  expect(looked.length).toBeGreaterThan(100);
  expect(looked.filter((file) => !where.test(file) && named(readFileSync(join(ROOT, file), 'utf8'), word))).toEqual([]);
});

test('planted: a second meaning of a local name is found, and no word of a comment or a text', () => {
  expect(['const moment = 1;', 'f(moment);', '{ moment, n }'].map((line) => named(line, 'moment'))).toEqual([true, true, true]);
  expect(
    ['// a moment later', "say('moment');", '/* moment */ x', 'moments.push(1)', 'f.moment'].map((line) => named(line, 'moment')),
  ).toEqual([false, false, false, false, false]);
});

test.each(Object.entries(WORDS))('%s means one thing', (word, { in: where }) => {
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.filter((file) => declared(readFileSync(join(ROOT, file), 'utf8'), word));
  expect(found.filter((file) => !where.test(file))).toEqual([]);
});

test('planted: a second meaning is found', () => {
  expect(
    ['export interface Scene {', 'type Stage =', 'export class Step<T> {', 'function Moment({'].map((line, i) =>
      declared(`${line}\n`, ['Scene', 'Stage', 'Step', 'Moment'][i]!),
    ),
  ).toEqual([true, true, true, true]);
  expect([declared('interface Scenery {', 'Scene'), declared('const Scene = 1;', 'Scene')]).toEqual([false, false]);
});
