import { loadCatalogue } from '@questhall/talisman/client';
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

test('whatever dice are rolled for has its words over the dice', async () => {
  const rules = await loadCatalogue('en');
  const purposes = Object.keys(rules).filter((key) => key.startsWith('roll.'));
  expect(purposes).toContain('roll.foe');
  expect(purposes.filter((key) => !(`ui.ts.${key}` in en))).toEqual([]);
});
