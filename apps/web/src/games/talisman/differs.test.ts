import { EDITION_1986, EDITION_DIGITAL } from '@questhall/talisman/client';
import { catalogueProblems, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { CHAPTERS, differences } from './differs.ts';
import { da } from './text/differs/da.ts';
import { de } from './text/differs/de.ts';
import { en } from './text/differs/en.ts';
import { fr } from './text/differs/fr.ts';
import { nl } from './text/differs/nl.ts';

test('what differs is told of every switch of the editions, and of nothing else', () => {
  const told = Object.values(CHAPTERS).flatMap((rows) => Object.keys(rows));
  expect(told.sort()).toEqual(Object.keys(EDITION_DIGITAL.rules).sort());
  expect(told.filter((name) => Reflect.get(EDITION_1986.rules, name) === Reflect.get(EDITION_DIGITAL.rules, name))).toEqual([]);
});

test('in five languages with the same keys and gaps', () => {
  expect(catalogueProblems({ en, nl, fr, de, da })).toEqual([]);
});

test('the two editions never say the same', async () => {
  for (const locale of ['en', 'nl', 'fr', 'de', 'da'] as const) {
    const { say } = speaker(locale, [await differences.loadCatalogue(locale)], String);
    const same = differences.chapters
      .flatMap((chapter) => chapter.rows)
      .filter(({ id, says }) => !['counts', 'only', 'reworded', 'spaces'].includes(id) && say(says[0]) === say(says[1]));
    expect(same.map(({ id }) => id)).toEqual([]);
  }
});
