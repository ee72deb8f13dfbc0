import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error: the script is plain JavaScript
import { iconFile } from '../../../../scripts/icons.mjs';
import { allPictures } from './all.ts';
import { SPACES } from './geometry.ts';
import icons from './icons.json' with { type: 'json' };
import { OUTLINES } from './outlines.gen.ts';
import { pictureOf, spacePicture } from './pictures.ts';
import { SPACE_SCENES } from './scenes/spaces.ts';

const folder = join(import.meta.dirname, 'printed');
const webps = readdirSync(folder).filter((file) => file.endsWith('.webp'));

test('the pictures that were drawn ahead are those that the sources describe (else: npm run pictures)', () => {
  const sources = Object.fromEntries(allPictures().map((p) => [p.key, createHash('sha256').update(p.svg()).digest('hex').slice(0, 16)]));
  expect(JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8'))).toEqual(sources);
});

test('there is a file and a colour for every picture, and no other', () => {
  const keys = allPictures().map((p) => p.key);
  expect(webps.map((file) => file.replace('.webp', '')).sort()).toEqual([...keys].sort());
  for (const key of keys) expect(pictureOf(key)?.tint, key).toMatch(/^#[0-9a-f]{6}$/);
});

test('all pictures together stay small', () => {
  const bytes = webps.map((file) => statSync(join(folder, file)).size);
  expect(bytes.reduce((a, b) => a + b) / 1024).toBeLessThan(2800);
  expect(Math.max(...webps.filter((file) => !/^(board|lid)/.test(file)).map((file) => statSync(join(folder, file)).size))).toBeLessThan(
    20_000,
  );
});

test('copies and cards of the same name share one picture; one that does not exist yet is none', () => {
  expect(pictureOf('pur.sword')).toEqual(pictureOf('adv.sword'));
  expect(pictureOf('tal.talisman.3')).toEqual(pictureOf('adv.talisman'));
  expect(pictureOf('adv.goblin.2')?.url).toMatch(/adv\.goblin/);
  expect(pictureOf('adv.teapot')).toBeUndefined();
});

test('the vignette of a space is cut out of the board', () => {
  expect(spacePicture('O1').backgroundPosition).toMatch(/^3\.\d+% 3\.\d+%$/);
  expect(spacePicture('I9').backgroundPosition.startsWith('50.000%')).toBe(true);
  expect(() => spacePicture('X1')).toThrow('no space X1');
});

test('every space has its scene, and no two cards the same', () => {
  expect(Object.keys(SPACE_SCENES).sort()).toEqual([...SPACES.keys()].sort());
  const drawn = allPictures()
    .filter((p) => !p.key.startsWith('board'))
    .map((p) => p.svg());
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('the outlines are those of the package, each with its author: run node apps/web/scripts/icons.mjs after a change', () => {
  expect(readFileSync(new URL('./outlines.gen.ts', import.meta.url), 'utf8')).toBe(iconFile('talisman'));
  expect(readFileSync(new URL('../cards/signs.gen.ts', import.meta.url), 'utf8')).toBe(iconFile('talismanSigns'));
  expect(Object.keys(OUTLINES).sort()).toEqual(Object.keys(icons).sort());
});

test('no icon is carried along that no picture uses', () => {
  const all = allPictures()
    .map((p) => p.svg())
    .join('');
  expect(Object.entries(OUTLINES).flatMap(([name, outline]) => (all.includes(outline) ? [] : [name]))).toEqual([]);
});
