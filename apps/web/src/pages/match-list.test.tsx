import type { TableInfo } from '@questhall/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadUi } from '../text/index.ts';
import { GameWords, seatLetter, WordsProvider } from '../text/words.tsx';
import { MatchWords, TurnMark } from './match-list.tsx';
import { inOrder } from './match-order.ts';

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
    // Somebody has sat down there since.
    match('early', { yourTurn: true, changed: 50, waiting: { seats: [0], since: 10, until: null } }),
    match('tomorrow', { yourTurn: true, yourUntil: 2000, changed: 90 }),
    match('tonight', { yourTurn: true, yourUntil: 1000, changed: 95 }),
    match('fresh', { changed: 60 }),
  ]);
  expect(list.map(({ id }) => id)).toEqual(['tonight', 'tomorrow', 'early', 'late', 'asked', 'fresh', 'others', 'asking', 'over']);
});

/** How a match of Ann (me), Bo and Cas stands, as the list says it. */
async function words(more: object, seat: object = {}): Promise<string> {
  const seats = ['Ann', 'Bo', 'Cas'].map((name, i) => ({
    ...{ seat: i, kind: 'person', name, standIn: null, yours: i === 0 },
    ...(i > 0 ? seat : {}),
  }));
  const of = { game: 'talisman', options: { edition: '1986' }, clock: 86_400, seats, outcome: null, changed: Date.now(), ...more };
  const html = renderToStaticMarkup(
    <WordsProvider waiting="">
      <GameWords catalogue={await loadUi('en')} nameOf={seatLetter}>
        <MatchWords match={match('one', of as never)} />
      </GameWords>
    </WordsProvider>,
  );
  return html.replace(/.*class="match-state">/s, '').replace(/<.*/s, '');
}

const HOUR = 3_600_000;
/** Noon of today, so that an hour ago is today too. */
const noon = new Date().setHours(12, 0, 0, 0);
const waits = (seats: number[], more: object = {}) => ({ waiting: { seats, since: noon - HOUR, until: noon + 5 * HOUR, ...more } });

describe('what is said of a match that goes on', () => {
  beforeEach(() => void vi.useFakeTimers({ now: noon }));
  afterEach(() => void vi.useRealTimers());

  test('whom it waits for, since when, and how long they have', async () => {
    expect(await words(waits([1]))).toBe('waiting for Bo since 11:00 · 5 hr left');
    expect(await words(waits([1, 2]))).toBe('waiting for Bo and Cas since 11:00 · 5 hr left');
    // A secret question of which everybody sees that I might be asked, but am not.
    expect(await words(waits([0, 2]))).toBe('waiting for Cas since 11:00 · 5 hr left');
    expect(await words(waits([1], { until: null }))).toBe('waiting for Bo since 11:00');
    expect(await words(waits([1], { since: noon - 30 * HOUR }))).toMatch(/^waiting for Bo since [A-Z][a-z]{2},? 06:00 · 5 hr left$/);
    expect(await words(waits([1], { since: Date.parse('2020-03-02T12:00') }))).toBe('waiting for Bo since Mar 2 · 5 hr left');
  });

  test('that it waits for me, until the clock plays for me', async () => {
    const mine = { ...waits([0, 1]), yourTurn: true, yourUntil: noon + 20 * HOUR };
    expect(await words(mine)).toBe('waiting for you since 11:00 · 20 hr left');
    // As a node of before tells it.
    expect(await words({ yourTurn: true, yourUntil: noon + 20 * HOUR })).toBe('being played · now · 20 hr left');
  });

  test('what is left in reserve, of the one who has least, once the time of the decision is over', async () => {
    const late = waits([1, 2], { until: noon - HOUR, reserves: [0, 4 * HOUR, 3 * HOUR] });
    expect(await words(late)).toBe('waiting for Bo and Cas since 11:00 · 2 hr left in reserve');
    const night = { free: { zone: 'UTC', night: null, weekends: false, holidays: [{ from: noon - 2 * HOUR, until: noon + HOUR }] } };
    expect(await words(late, night)).toBe('waiting for Bo and Cas since 11:00 · 3 hr left in reserve');
  });

  test('that it is played and when it changed, where bots are to answer or nobody knows', async () => {
    expect(await words(waits([1]), { standIn: 'normal' })).toBe('being played · now');
    expect(await words(waits([1]), { kind: 'bot' })).toBe('being played · now');
    expect(await words({})).toBe('being played · now');
    expect(await words({ status: 'closed' })).toBe('being played · now');
  });
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
