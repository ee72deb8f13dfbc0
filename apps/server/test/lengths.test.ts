import { dystopia } from '@questhall/dystopia';
import type { AnyGame, AnyState } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import type { OwnLength, TableInfo } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { lengthOf, lengthsOf, summedUp } from '../src/match/lengths.ts';
import { openFolder } from '../src/store/folder.ts';
import type { LengthRecord, MatchRecord, SeatRecord, TimedEvent } from '../src/store/store.ts';
import { newFolder, Person, serve } from './player.ts';

/** How long matches of this server took. */

const MINUTE = 60_000;
const game = nachtwacht as AnyGame;
const person = { kind: 'person', standIn: null, left: false } as SeatRecord;
const bot = { kind: 'bot', standIn: null, left: false } as SeatRecord;
const over = (change: Partial<MatchRecord> = {}) =>
  ({ id: 'm', game: 'nachtwacht', options: {}, seats: [person, bot], clock: null, changed: 77, ...change }) as MatchRecord;
const told = (...minutes: number[]) => minutes.map((at) => ({ at: at * MINUTE })) as TimedEvent[];
const state = { round: 3 } as unknown as AnyState;

test('a match lasts from its first event to its last, and an hour in which nobody plays is five minutes', () => {
  expect(lengthOf(game, over(), state, told(10, 12, 15))).toEqual({
    match: 'm',
    game: 'nachtwacht',
    options: '{}',
    people: 1,
    bots: 1,
    seconds: 300,
    ended: 77,
  });
  expect(lengthOf(game, over(), state, told(10, 12, 72))!.seconds).toBe(7 * 60);
});

test('matches of one kind have the same options, whatever was said of what is as by default', () => {
  const of = (options: MatchRecord['options']) => lengthOf(game, over({ options }), state, told(0, 1))!.options;
  expect(of({ oneJoker: false, pathLength: 'short', mayDecline: true })).toBe('{"mayDecline":true,"pathLength":"short"}');
  expect(of({ mayDecline: true, pathLength: 'short' })).toBe(of({ pathLength: 'short', mayDecline: true, oneJoker: false }));
});

test('one that says nothing of others is not counted', () => {
  const counts = (change: Partial<MatchRecord>, of = game, at = state) => lengthOf(of, over(change), at, told(0, 1)) !== undefined;
  expect(counts({})).toBe(true);
  expect(counts({ seats: [bot, bot] })).toBe(false);
  expect(counts({ seats: [person, { ...person, standIn: 'easy' }] })).toBe(false);
  expect(counts({ seats: [person, { ...person, left: true }] })).toBe(false);
  expect(counts({ seats: [person, { ...person, out: true }] })).toBe(false);
  expect(counts({ clock: 3599 })).toBe(true);
  expect(counts({ clock: 3600 })).toBe(false);
  expect(counts({ agreement: { open: [], refused: [], paused: null, hour: { at: 1, from: 0, seen: 1, last: null } } } as never)).toBe(
    false,
  );
  const inDungeon = (campaign: boolean) => ({ options: { campaign }, round: 3 }) as unknown as AnyState;
  expect(counts({ options: { campaign: false } }, dystopia as AnyGame, inDungeon(false))).toBe(true);
  expect(counts({ options: { campaign: true } }, dystopia as AnyGame, inDungeon(true))).toBe(false);
  expect(counts({ options: { campaign: false, ownLevel: 'drawn' } }, dystopia as AnyGame, inDungeon(false))).toBe(false);
});

const row = (seconds: number, nr: number, change: Partial<LengthRecord> = {}): LengthRecord => ({
  match: `m${nr}`,
  game: 'nachtwacht',
  options: '{"pathLength":"short"}',
  people: 1,
  bots: 3,
  seconds,
  ended: nr,
  ...change,
});
/** Matches of 1, 2, 3 … minutes. */
const rows = (count: number, change: Partial<LengthRecord> = {}) => Array.from({ length: count }, (_, i) => row((i + 1) * 60, i, change));

test('twenty of a kind are told: the middle, and where eight of ten lie; of more than two hundred the newest', () => {
  expect(summedUp([game], rows(19))).toEqual([]);
  // Ten of one kind and ten of another are not twenty.
  expect(summedUp([game], [...rows(10), ...rows(10, { people: 2 })])).toEqual([]);
  const [kind, ...others] = summedUp([game], rows(21));
  expect(others).toEqual([]);
  expect(kind).toMatchObject({
    game: 'nachtwacht',
    people: 1,
    bots: 3,
    matches: 21,
    low: 180,
    median: 660,
    high: 1140,
    changed: ['pathLength'],
  });
  expect(kind!.options).toMatchObject({ pathLength: 'short', mayDecline: false });
  const many = [...rows(200).map((one) => ({ ...one, seconds: 60 })), ...rows(100, { seconds: 6000 })];
  expect(summedUp([game], many)).toMatchObject([{ matches: 200, high: 60 }]);
  // A game that this server has no more.
  expect(summedUp([], rows(21))).toEqual([]);
});

test('summed up at most once a minute; what could not be read is read again when it is asked for next', async () => {
  let [now, reads, broken] = [0, 0, true];
  const store = {
    async lengths(limit: number) {
      reads++;
      if (broken) throw new Error('the disk is gone');
      return rows(30).slice(0, limit);
    },
  };
  const ask = lengthsOf(store, [game], () => now);
  await expect(ask()).rejects.toThrow('the disk is gone');
  broken = false;
  expect(await ask()).toHaveLength(1);
  now += 59_999;
  await Promise.all([ask(), ask()]);
  expect(reads).toBe(2);
  now += 1;
  await ask();
  expect(reads).toBe(3);
});

test('a match that ends is kept with its length, and whoever asks reads of it beside nineteen others', async () => {
  const dataDir = newFolder();
  const { store, close } = openFolder(dataDir);
  for (const one of rows(19)) await store.addLength({ ...one, options: '{"pathLength":"short","roundLimit":1}', bots: 1, seconds: 600 });
  await close();
  let now = Date.UTC(2026, 10, 26, 20, 0);
  const server = await serve({ dataDir, games: new URL('./night.ts', import.meta.url), now: () => now++ });
  try {
    const anna = await Person.enter(server.address, 'Anna');
    const ask = () => anna.get('/api/lengths') as Promise<OwnLength[]>;
    const options = { pathLength: 'short', roundLimit: 1 };
    const { id }: TableInfo = await anna.post('/api/matches', { game: 'nachtwacht', seats: 2, bots: ['easy'], options, start: true });
    const a = await anna.connect(id);
    for (;;) {
      await a.until(() => a.decision !== undefined || a.table?.status === 'over');
      if (a.table?.status === 'over') break;
      now += 2 * MINUTE;
      const { decision } = a;
      const ids = decision!.options.slice(0, decision!.choose?.min ?? 1).map((o) => o.id);
      await a.act(decision!.choose ? ids : ids[0]!);
      await a.until(() => a.decision !== decision || a.table?.status === 'over');
    }
    await expect.poll(ask, { timeout: 20_000 }).toMatchObject([{ game: 'nachtwacht', people: 1, bots: 1, matches: 20, median: 600 }]);
    const [kind] = await ask();
    expect(kind!.low).toBeLessThanOrEqual(600);
    expect(kind!.options).toMatchObject(options);
  } finally {
    await server.stop();
  }
  const again = openFolder(dataDir);
  const kept = await again.store.lengths(5000);
  await again.close();
  expect(kept).toHaveLength(20);
  const [newest] = kept;
  expect(newest).toMatchObject({ people: 1, bots: 1, options: '{"pathLength":"short","roundLimit":1}' });
  expect(newest!.seconds).toBeGreaterThanOrEqual(120);
  expect(newest!.seconds).toBeLessThan(3600);
});
