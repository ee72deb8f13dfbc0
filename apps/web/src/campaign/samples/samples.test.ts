import { playable, readLevel } from '@questhall/dystopia/levels';
import { catalogueProblems } from '@questhall/text';
import { expect, test } from 'vitest';
import { fileText } from '../../editor/export.ts';
import { SAMPLE_IDS } from './ids.ts';
import { measuredOf, sampleIn } from './samples.ts';
import { da } from './text/da.ts';
import { de } from './text/de.ts';
import { en, type SampleKey } from './text/en.ts';
import { fr } from './text/fr.ts';
import { nl } from './text/nl.ts';

const CATALOGUES = { en, nl, fr, de, da };

test('the words of the sample levels have the same keys in all five languages', () => {
  expect(catalogueProblems(CATALOGUES)).toEqual([]);
});

test.each(SAMPLE_IDS)('%s: a level in order in every language, with a word for each of its areas and bosses', (id) => {
  for (const [locale, words] of Object.entries(CATALOGUES)) {
    const said = new Set<string>();
    const level = sampleIn(id, (key: SampleKey) => {
      said.add(key);
      return words[key] ?? expect.fail(`${locale}: nothing is said for ${key}`);
    });
    const { problems } = readLevel(fileText(level));
    expect(problems, locale).toEqual([]);
    expect(playable(problems)).toBe(true);
    // And no word for what the level has not.
    const own = Object.keys(words).filter((key) => key.startsWith(`sample.${id}.`));
    expect(own.filter((key) => !said.has(key))).toEqual([`sample.${id}.about`]);
  }
});

test('every sample was measured against each Wizor, and bots win the gentle one no less than the hard one', () => {
  for (const id of SAMPLE_IDS) {
    const [easy, normal, hard] = ['easy', 'normal', 'hard'].map((difficulty) => measuredOf(id, difficulty)!);
    expect([easy?.parties, normal?.parties, hard?.parties]).toEqual([500, 500, 500]);
    expect(easy!.high, id).toBeGreaterThanOrEqual(hard!.low);
    expect(normal!.won, id).toBeGreaterThan(0);
  }
});
