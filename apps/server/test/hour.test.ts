import { nachtwacht } from '@questhall/nachtwacht';
import type { TableInfo } from '@questhall/protocol';
import { checkRecord, type ExportedMatch, type Hour } from '@questhall/record';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { reckoned } from '../src/match/hour.ts';
import { exportedMatch } from '../src/proof/export.ts';
import { importRecord } from '../src/proof/import.ts';
import { openFolder } from '../src/store/folder.ts';
import type { MatchRecord } from '../src/store/store.ts';
import { type Client, newFolder, Person, serve } from './player.ts';

/** A table that wants to be done by an hour: its last round follows from how fast it is, and is an action of the record. */

const NIGHT = new URL('./night.ts', import.meta.url);
const MINUTE = 60_000;

/** What is remembered after a round of this number has begun at this minute, from what was before. */
function afterRound(hour: Hour, round: number, minute: number) {
  const game = { rounds: { now: () => round, limit: () => undefined } };
  const record = { status: 'running', agreement: { hour } } as unknown as MatchRecord;
  return reckoned(game as never, record, {} as never, minute * MINUTE);
}

test('no round is named while many lie ahead; with three to go the one that ends nearest to the hour is, and another one where the pace changes', () => {
  const begun = afterRound({ at: 30 * MINUTE, from: null, seen: 0, last: null }, 1, 0)!;
  expect(begun).toEqual({ hour: { at: 30 * MINUTE, from: 0, seen: 1, last: null }, name: null });
  // Four minutes a round: at minute 12 four and a half are left, at minute 20 two and a half.
  expect(afterRound(begun.hour, 4, 12)).toMatchObject({ name: null, hour: { seen: 4, last: null } });
  const near = afterRound({ ...begun.hour, seen: 5 }, 6, 20)!;
  expect(near.name).toBe(8);
  expect(afterRound(near.hour, 6, 21)).toBeUndefined();
  // They slow down: the round that begins at minute 29 is the last one.
  expect(afterRound(near.hour, 7, 29)).toMatchObject({ name: 7, hour: { last: 7 } });
  // Past the hour a round is still played to its end.
  expect(afterRound({ ...near.hour, seen: 7 }, 8, 45)).toMatchObject({ name: null, hour: { last: 8 } });
});

let server: RunningServer;
let anna: Person;
let now: number;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 25, 20, 0);
  server = await serve({ dataDir: newFolder(), games: NIGHT, now: () => now++ });
  anna = await Person.enter(server.address, 'Anna');
});
afterEach(() => server.stop());

const first = ({ decision }: Client) => decision!.options.slice(0, decision!.choose?.min ?? 1).map((o) => o.id);

test('a match ends near its hour by its own rules, and its record leads to the same end without a clock', async () => {
  const far = { game: 'nachtwacht', seats: 2, bots: ['easy'], doneBy: now + 25 * 3600_000 };
  expect(await anna.ask('POST', '/api/matches', far)).toMatchObject({ status: 400, body: { code: 'bad-option' } });
  const doneBy = now + 4 * MINUTE;
  const { id, doneBy: told }: TableInfo = await anna.post('/api/matches', { ...far, doneBy });
  expect(told).toEqual({ at: doneBy, last: null });
  await anna.post(`/api/matches/${id}/start`);
  const a = await anna.connect(id);
  // When each round began, and the last one ended.
  const marks: number[] = [];
  const rounds = () => a.log.filter(({ event }) => event.type === 'roundBegan').length;
  for (;;) {
    await a.until(() => a.decision !== undefined || a.table?.status === 'over');
    const over = a.table?.status === 'over';
    if (over || rounds() > marks.length) marks.push(now);
    if (over) break;
    now += MINUTE / 2;
    const { decision } = a;
    await a.act(decision!.choose ? first(a) : first(a)[0]!);
    await a.until(() => a.decision !== decision || a.table?.status === 'over');
  }
  // The library cannot be reached so early: 36 squares, six at most in a round.
  expect(['roundLimit', 'draw']).toContain(a.table!.outcome!.reason);
  const named = a.log.flatMap(({ event }) => (event.type === 'lastRound' ? [(event as unknown as { round: number }).round] : []));
  expect(named.length).toBeGreaterThan(0);
  // Of the rounds' ends the nearest to the hour by the pace so far: one that is slower than those before may pass it by itself
  // and by what the pace had left for the round before.
  const longest = Math.max(...marks.slice(1).map((end, nth) => end - marks[nth]!));
  expect(marks.length).toBe(named.at(-1)! + 1);
  expect(Math.abs(marks.at(-1)! - doneBy)).toBeLessThan(2 * longest);

  const record = (await anna.get(`/api/matches/${id}/record`)) as ExportedMatch;
  expect(record.actions.filter(({ lastRound }) => lastRound).map(({ by, choice }) => [by, choice])).toEqual(
    named.map((round) => ['clock', String(round)]),
  );
  expect(checkRecord(record, { gameOf: () => nachtwacht })).toMatchObject({ verdict: 'good', findings: [] });
  const { store, close } = openFolder(newFolder());
  const { id: imported } = await importRecord(store, () => nachtwacht, record);
  expect(await exportedMatch(store, (await store.record(imported))!)).toEqual(record);
  await close();
  const forged = structuredClone(record);
  forged.actions.find(({ lastRound }) => lastRound)!.choice = '1';
  expect(checkRecord(forged, { gameOf: () => nachtwacht }).verdict).toBe('bad');
});

test('the host takes the hour back, or names another, before the start', async () => {
  const table: TableInfo = await anna.post('/api/matches', { game: 'nachtwacht', seats: 2, doneBy: now + 30 * MINUTE });
  const later = now + 60 * MINUTE;
  const set = (terms: number, doneBy: number | null) => anna.ask('PUT', `/api/matches/${table.id}/terms`, { terms, doneBy });
  expect((await set(0, later)).body).toMatchObject({ terms: 1, doneBy: { at: later, last: null } });
  const none = await set(1, null);
  expect(none.body).toMatchObject({ terms: 2 });
  expect(none.body['doneBy']).toBeUndefined();
});
