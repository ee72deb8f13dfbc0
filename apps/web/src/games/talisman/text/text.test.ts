import { catalogueProblems } from '@questhall/text';
import { expect, test } from 'vitest';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

test('the table speaks all five languages', () => {
  expect(catalogueProblems({ en, nl, fr, de, da })).toEqual([]);
});
