import type { LevelReport } from '@questhall/dystopia/levels';
import { LOCALES, speaker } from '@questhall/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadUi } from '../text/index.ts';
import { WordsProvider } from '../text/words.tsx';
import { newLevel } from './new-level.ts';
import { Report } from './report.tsx';
import { da } from './text/da.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { nl } from './text/nl.ts';
import { Speaking } from './words.tsx';

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'], language: 'en' });
  await loadUi('en');
});
afterAll(() => vi.unstubAllGlobals());

const rate = { n: 10, rate: 1, low: 0.7, high: 1 };
/** Of parties that all came back, and that a third of the monsters never saw. */
const unhurt: LevelReport = {
  parties: 10,
  won: rate,
  unfinished: 0,
  rounds: { mean: 9, median: 9, p95: 12 },
  deaths: { mean: 0, nobody: rate, byArea: {}, by: {}, byHero: {} },
  areas: [],
  neverVisited: [],
  goals: [],
  beaten: 0.66,
  beatenOfMet: 1,
};

/** What stands beside each heading of the report, by its key. */
function saidBy(words: Readonly<Record<string, string>>, locale: 'en'): Record<string, string> {
  const speak = speaker(locale, [words], String);
  const html = renderToStaticMarkup(
    <WordsProvider waiting="">
      <Speaking value={speak}>
        <Report report={unhurt} heroes={4} level={newLevel('test', 'A test')} />
      </Speaking>
    </WordsProvider>,
  );
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, heading, said]) => [heading, said]);
  const byHeading = Object.fromEntries(rows) as Record<string, string>;
  return Object.fromEntries(
    ['causes', 'where', 'monsters'].map((key) => [key, byHeading[speak.say({ key: `ui.editor.measure.${key}` })] ?? '']),
  );
}

test('where nobody died the report of a level says that nothing kills, and that they die nowhere', () => {
  expect(saidBy(en, 'en')).toMatchObject({ causes: 'nothing', where: 'nowhere' });
});

test.each(LOCALES)('of monsters that were beaten it says how many of all, and how many of those that came into sight: %s', (locale) => {
  const said = saidBy({ en, nl, fr, de, da }[locale], locale as 'en');
  expect(said.where).not.toBe(said.causes);
  expect(said.monsters).toMatch(/66\s?%.*100\s?%/);
});
