import { catalogueProblems } from '@questhall/text';
import { expect, test } from 'vitest';
import { da } from './text/da.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { nl } from './text/nl.ts';

test('the words of the big screen parse and have the same keys and gaps in all five languages', () => {
  expect(catalogueProblems({ en, nl, fr, de, da })).toEqual([]);
});
