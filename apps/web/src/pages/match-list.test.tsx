import type { TableInfo } from '@questhall/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadUi } from '../text/index.ts';
import { GameWords, seatLetter, WordsProvider } from '../text/words.tsx';
import { inOrder, MatchWords, TurnMark } from './match-list.tsx';

beforeAll(() => void vi.stubGlobal('navigator', { languages: ['en'], language: 'en' }));
afterAll(() => vi.unstubAllGlobals());

const match = (id: string, more: Partial<TableInfo>) =>
  ({ id, status: 'running', yourTurn: false, yourUntil: null, changed: 0, proposals: [], seats: [], ...more }) as never as TableInfo;

/** A table with me at seat 0 at which a pause is proposed, which waits for whoever sits at this seat. */
const proposed = (waits: number) =>
  ({
    seats: [
      { seat: 0, yours: true },
      { seat: 1, yours: false },
    ],
    proposals: [{ n: 1, wish: 'pause', seat: 1 - waits, waits: [waits] }],
  }) as never as Partial<TableInfo>;

test('what waits for me comes first, by the time that is left, then by how long it has waited', () => {
  const list = inOrder([
    match('over', { status: 'over', changed: 99 }),
    match('others', { changed: 50 }),
    match('late', { yourTurn: true, changed: 40 }),
    match('asked', { changed: 5, ...proposed(0) }),
    match('asking', { changed: 4, ...proposed(1) }),
    match('early', { yourTurn: true, changed: 10 }),
    match('tomorrow', { yourTurn: true, yourUntil: 2000, changed: 90 }),
    match('tonight', { yourTurn: true, yourUntil: 1000, changed: 95 }),
    match('fresh', { changed: 60 }),
  ]);
  expect(list.map(({ id }) => id)).toEqual(['tonight', 'tomorrow', 'early', 'late', 'asked', 'fresh', 'others', 'asking', 'over']);
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

test('a table says that it waits for me, and whether for a turn or for an answer to what is proposed', async () => {
  const ui = await loadUi('en');
  const mark = (of: TableInfo) =>
    renderToStaticMarkup(
      <WordsProvider waiting="">
        <GameWords catalogue={ui} nameOf={seatLetter}>
          <TurnMark match={of} />
        </GameWords>
      </WordsProvider>,
    ).replace(/<[^>]*>/g, '');
  expect([match('a', { yourTurn: true, ...proposed(0) }), match('b', proposed(0)), match('c', proposed(1))].map(mark)).toEqual([
    'your turn',
    'you are asked',
    '',
  ]);
});
