import type { TableInfo } from '@questhall/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadUi } from '../text/index.ts';
import { GameWords, seatLetter, WordsProvider } from '../text/words.tsx';
import { inOrder, MatchWords } from './match-list.tsx';

beforeAll(() => void vi.stubGlobal('navigator', { languages: ['en'], language: 'en' }));
afterAll(() => vi.unstubAllGlobals());

const match = (id: string, more: Partial<TableInfo>) =>
  ({ id, status: 'running', yourTurn: false, yourUntil: null, changed: 0, ...more }) as TableInfo;

test('what waits for me comes first, by the time that is left, then by how long it has waited', () => {
  const list = inOrder([
    match('over', { status: 'over', changed: 99 }),
    match('others', { changed: 50 }),
    match('late', { yourTurn: true, changed: 40 }),
    match('early', { yourTurn: true, changed: 10 }),
    match('tomorrow', { yourTurn: true, yourUntil: 2000, changed: 90 }),
    match('tonight', { yourTurn: true, yourUntil: 1000, changed: 95 }),
    match('fresh', { changed: 60 }),
  ]);
  expect(list.map(({ id }) => id)).toEqual(['tonight', 'tomorrow', 'early', 'late', 'fresh', 'others', 'over']);
});

test('who plays, how a match stands and since when are told apart', async () => {
  const seats = ['Ann', 'Bo'].map((name, seat) => ({ seat, kind: 'person', name, yours: seat === 0 }));
  const one = match('one', { game: 'talisman', options: { edition: '1986' }, seats, outcome: null, changed: Date.now() } as never);
  const html = renderToStaticMarkup(
    <WordsProvider waiting="">
      <GameWords catalogue={await loadUi('en')} nameOf={seatLetter}>
        <MatchWords match={one} />
      </GameWords>
    </WordsProvider>,
  );
  expect(html.replace(/.*class="hint">/s, '').replace(/<.*/s, '')).toMatch(/^[^·]+ · Ann, Bo · being played · [^·]+$/);
});
