import { loadCatalogue } from '@questhall/talisman/client';
import { catalogueProblems, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

test('the table speaks all five languages', () => {
  expect(catalogueProblems({ en, nl, fr, de, da })).toEqual([]);
});

test.each(Object.entries({ en, nl, fr, de, da }))('one Enemy is announced as one, and two are not: %s', (locale, words) => {
  const title = (count: number) => speaker(locale as 'en', [words], String).say({ key: 'ask.face.title', args: { count } });
  expect(title(1)).toMatch(/^(An|Een|Un|Ein|En) /);
  expect(title(2)).not.toBe(title(1));
});

test('whatever dice are rolled for has its words over the dice', async () => {
  const rules = await loadCatalogue('en');
  const purposes = Object.keys(rules).filter((key) => key.startsWith('roll.'));
  expect(purposes).toContain('roll.foe');
  expect(purposes.filter((key) => !(`ui.ts.${key}` in en))).toEqual([]);
});
