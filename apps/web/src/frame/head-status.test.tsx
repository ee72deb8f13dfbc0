import { LOCALES, type Locale } from '@questhall/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { loadUi } from '../text/index.ts';
import { WordsProvider } from '../text/words.tsx';
import { RoundLine } from './head-status.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const shown = (at: { round: number; last: number } | null) =>
  renderToStaticMarkup(
    <WordsProvider waiting="waiting">
      <RoundLine at={at} />
    </WordsProvider>,
  );

test('the head says which round it is; the last one has a sign, and is said aloud where the words before it were silent', async () => {
  vi.stubGlobal('navigator', { languages: ['en'], language: 'en' });
  await loadUi('en');
  expect(shown(null)).toBe('<span aria-live="polite"></span>');
  expect(shown({ round: 9, last: 10 })).toBe('<span class="head-round">Round 9 of 10</span><span aria-live="polite"></span>');
  expect(shown({ round: 10, last: 10 })).toBe(
    '<span aria-live="polite"><b class="head-last" aria-hidden="true">Last round</b><span class="vh">Last round: the match ends after it.</span></span>',
  );
});

test('in every language', async () => {
  const words = await Promise.all(LOCALES.map((locale: Locale) => loadUi(locale)));
  for (const key of ['ui.round.of', 'ui.round.last', 'ui.round.last.said'] as const)
    expect(new Set(words.map((catalogue) => catalogue[key])).size).toBe(LOCALES.length);
});
