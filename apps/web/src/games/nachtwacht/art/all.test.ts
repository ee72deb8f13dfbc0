import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allPictures } from './all.ts';

const folder = join(import.meta.dirname, 'printed');

test('the pictures that were drawn ahead are those that the sources describe (else: npm run pictures)', () => {
  const sources = Object.fromEntries(allPictures().map((p) => [p.key, createHash('sha256').update(p.svg()).digest('hex').slice(0, 16)]));
  expect(JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8'))).toEqual(sources);
});

test('there is a file for every picture, and no other', () => {
  const files = readdirSync(folder).filter((f) => f.endsWith('.webp'));
  expect(files.map((f) => f.replace('.webp', '')).sort()).toEqual(
    allPictures()
      .map((p) => p.key)
      .sort(),
  );
});
