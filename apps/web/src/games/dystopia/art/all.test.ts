import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
// @ts-expect-error: the script is plain JavaScript
import { iconFile } from '../../../../scripts/icons.mjs';
import { allPictures } from './all.ts';

const folder = join(import.meta.dirname, 'printed');
const webps = readdirSync(folder).filter((file) => file.endsWith('.webp'));

test('the pictures that were drawn ahead are those that the sources describe (else: npm run pictures)', () => {
  const sources = Object.fromEntries(allPictures().map((p) => [p.key, createHash('sha256').update(p.svg()).digest('hex').slice(0, 16)]));
  expect(JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8'))).toEqual(sources);
  expect(webps.map((file) => file.replace('.webp', '')).sort()).toEqual(Object.keys(sources).sort());
});

test('all pictures together stay small', () => {
  const bytes = webps.map((file) => statSync(join(folder, file)).size);
  expect(bytes.reduce((a, b) => a + b) / 1024).toBeLessThan(400);
});

test('the outlines are those of the package: run node apps/web/scripts/icons.mjs after a change', () => {
  expect(readFileSync(new URL('./outlines.gen.ts', import.meta.url), 'utf8')).toBe(iconFile('dystopia'));
  expect(readFileSync(new URL('./signs.gen.ts', import.meta.url), 'utf8')).toBe(iconFile('dystopiaSigns'));
});
