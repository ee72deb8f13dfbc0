import { dystopia } from '@questhall/dystopia';
import { type AnyGame, type AnyState, deciding, decisionView } from '@questhall/kernel';
import { type FreeTime, type GoAway, isFree, type OwnHours } from '@questhall/protocol';
import { BACK } from '@questhall/record';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveMatch } from '../src/match/live.ts';
import { endOf, NOTHING_SPENT } from '../src/match/reserve.ts';
import { SelfPlay } from '../src/match/self-play.ts';
import { Sights } from '../src/match/sight.ts';
import { setBot } from '../src/match/stand-ins.ts';
import type { ActionRecord, Commit, MatchRecord, QuietHours, Store } from '../src/store/store.ts';
import { bids } from './bids.ts';
import { newFolder, Person, serve } from './player.ts';
import { recordOf } from './records.ts';

/** What a person's clock leaves out where a decision has hours or days: own hours, weekends, holidays. */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Monday, ten in the morning by UTC. */
const MONDAY = Date.parse('2026-11-23T10:00Z');
const NIGHT = { from: 22 * 60, to: 8 * 60 };
const NOTHING: FreeTime = { zone: 'UTC', night: null, weekends: false, holidays: [] };
const dungeon = dystopia as AnyGame;

/** A match of two people, which has begun; what their clocks leave out may be changed at any time. */
async function table(
  game: AnyGame,
  free: Record<string, FreeTime>,
  over: Partial<MatchRecord> = {},
  quiet: Record<string, QuietHours> = {},
) {
  const options = Object.fromEntries(game.options.map(({ id, byDefault }) => [id, byDefault]));
  const record = recordOf(2, { game: game.id, options, clock: DAY / 1000, spent: NOTHING_SPENT, ...over });
  const kept: Commit[] = [];
  const store = { seen: async () => false, commit: async (one: Commit) => void kept.push(one) } as unknown as Store;
  const calls = {
    ...{ changes: () => undefined, sign: () => undefined },
    ...{ freeTimeOf: (session: string) => free[session], quietOf: (session: string) => quiet[session] },
  };
  let play: SelfPlay | undefined;
  const match = new LiveMatch(
    { record, state: null, events: [], taken: [0, 0] },
    { game, store, calls, log: pino({ level: 'silent' }), now: Date.now, changed: () => play?.look() },
  );
  const nobody = { choose: () => new Promise<never>(() => undefined), stop: async () => undefined };
  play = new SelfPlay(match, nobody, { botDelay: [300, 301], now: Date.now });
  await match.start(() => undefined);
  const state = () => match.state as AnyState;
  const asked = () => state().pending[0]!.seat;
  const answer = async (seat = asked(), decision = (match.taken[seat] ?? 0) + 1) => {
    const choice = decision === BACK ? '1' : String(decisionView(game, state(), seat)!.options[0]!.id);
    let answered: unknown;
    await match.act({ id: `command-${Math.random()}`, session: `session-${seat}`, seat, decision, choice }, (message) => {
      answered = message;
    });
    expect(answered).toMatchObject({ t: 'done' });
  };
  const choose = async (seat: number, chosen: FreeTime | undefined) => {
    if (chosen) free[`session-${seat}`] = chosen;
    else delete free[`session-${seat}`];
    await match.reseat(() => undefined);
  };
  const by = () => kept.flatMap(({ action }) => (action ? [action.by] : [])) as ActionRecord['by'][];
  return { match, state, asked, answer, choose, by, kept: () => kept, deadline: () => match.record.deadline };
}

describe('with a clock moved by hand', () => {
  beforeEach(() => void vi.useFakeTimers({ now: MONDAY }));
  afterEach(() => void vi.useRealTimers());

  test('a day to decide leaves out the nights of whoever is asked, and of nobody else', async () => {
    const it = await table(dungeon, {});
    const one = it.asked();
    expect(it.deadline()).toBe(MONDAY + DAY);
    await it.choose(1 - one, { ...NOTHING, night: NIGHT });
    expect(it.deadline()).toBe(MONDAY + DAY);
    await it.choose(one, { ...NOTHING, night: NIGHT });
    // Twelve hours today, twelve tomorrow.
    expect(it.deadline()).toBe(Date.parse('2026-11-24T20:00Z'));
    await vi.advanceTimersByTimeAsync(DAY + 10 * HOUR - 1);
    expect(it.by()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect(it.by()).toEqual(['clock']);
  });

  test('what was chosen before the start counts from the first question on, and hours are the last to be shortened', async () => {
    const hours = { ...NOTHING, night: NIGHT };
    const it = await table(dungeon, { 'session-0': hours, 'session-1': hours });
    expect(it.deadline()).toBe(Date.parse('2026-11-24T20:00Z'));
    await vi.advanceTimersByTimeAsync(DAY + 9.5 * HOUR);
    await it.choose(it.asked(), undefined);
    // Half an hour was left of it, and none by the new hours: what was left stays.
    expect(it.deadline()).toBe(Date.parse('2026-11-24T20:00Z'));
    expect(it.by()).toEqual([]);
  });

  test('a holiday stops what runs, and who comes back early has what was left', async () => {
    const it = await table(dungeon, {});
    const one = it.asked();
    await vi.advanceTimersByTimeAsync(23 * HOUR);
    const from = Date.now();
    await it.choose(one, { ...NOTHING, holidays: [{ from, until: from + 7 * DAY }] });
    expect(it.deadline()).toBe(from + 7 * DAY + HOUR);
    await vi.advanceTimersByTimeAsync(2 * DAY);
    expect(it.by()).toEqual([]);
    await it.choose(one, { ...NOTHING, holidays: [{ from, until: Date.now() }] });
    expect(it.deadline()).toBe(Date.now() + HOUR);
    // To go and to come back again gains no more than the time that was away.
    for (let n = 0; n < 5; n++) {
      const at = Date.now();
      const before = { from, until: from + 2 * DAY };
      await it.choose(one, { ...NOTHING, holidays: [before, { from: at, until: at + 7 * DAY }] });
      await it.choose(one, { ...NOTHING, holidays: [before, { from: at, until: at + 1 }] });
    }
    expect(it.deadline()).toBeLessThanOrEqual(Date.now() + HOUR + 5);
  });

  test('a reserve stands still as well', async () => {
    const it = await table(dungeon, {}, { reserve: (2 * HOUR) / 1000 });
    const one = it.asked();
    await vi.advanceTimersByTimeAsync(DAY + HOUR);
    const from = Date.now();
    await it.choose(one, { ...NOTHING, holidays: [{ from, until: from + 3 * DAY }] });
    expect(endOf(it.match.record, one)).toBe(from + 3 * DAY + HOUR);
    await vi.advanceTimersByTimeAsync(3 * DAY + HOUR / 2);
    expect(it.by()).toEqual([]);
    await it.answer();
    expect(it.match.record.spent.ms[one]).toBe(1.5 * HOUR);
  });

  test('where a decision has minutes everything counts', async () => {
    const all = { ...NOTHING, night: NIGHT, weekends: true, holidays: [{ from: MONDAY, until: MONDAY + DAY }] };
    const it = await table(dungeon, { 'session-0': all, 'session-1': all }, { clock: 3599, reserve: 60 });
    expect(it.deadline()).toBe(MONDAY + 3599_000);
    expect(endOf(it.match.record, it.asked())).toBe(MONDAY + 3659_000);
    expect(it.match.record.spent).not.toHaveProperty('began');
  });

  test('nobody plays for who is on holiday where the clock waits for them; where it does not, somebody may', async () => {
    const quiet = { sessions: new Set<string>(), spectators: 0, awaySince: () => 1, quietSince: () => 1, toldQuietSince: () => 1 };
    for (const clock of [DAY / 1000, 60, null]) {
      const it = await table(dungeon, {}, { clock });
      const one = it.asked();
      const holidays = [{ from: MONDAY - DAY, until: MONDAY + DAY }];
      await it.choose(one, { ...NOTHING, holidays });
      const replace = (now: number) => {
        const record = structuredClone(it.match.record);
        setBot(record, one, `session-${1 - one}`, { level: 'easy' }, quiet, now);
        return record.seats[one]!.standIn;
      };
      if (clock === DAY / 1000) expect(() => replace(MONDAY)).toThrow(/on holiday/);
      else expect(replace(MONDAY)).toBe('easy');
      expect(replace(MONDAY + DAY)).toBe('easy');
    }
  });

  test('taking back leads to the old deadline, and a holiday taken since counts', async () => {
    const it = await table(dungeon, {});
    const one = it.asked();
    await vi.advanceTimersByTimeAsync(HOUR);
    await it.answer();
    expect(it.deadline()).toBe(MONDAY + HOUR + DAY);
    const from = Date.now();
    await it.choose(one, { ...NOTHING, holidays: [{ from, until: from + 2 * DAY }] });
    await it.answer(one, BACK);
    expect(it.deadline()).toBe(MONDAY + DAY + 2 * DAY);
  });

  test('a bot that stands in has no nights', async () => {
    const hours = { ...NOTHING, night: NIGHT };
    const it = await table(dungeon, { 'session-0': hours, 'session-1': hours });
    await it.match.reseat((record) => {
      for (const seat of record.seats) seat.standIn = 'normal';
    });
    await it.choose(0, { ...hours, weekends: true });
    expect(it.deadline()).toBe(MONDAY + DAY);
  });

  describe('a match never hurries who was not told', () => {
    const quietFrom = (from: number, to: number): QuietHours => ({ zone: 'UTC', from: from * 60, to: to * 60 });
    const forAll = (hours: QuietHours) => ({ 'session-0': hours, 'session-1': hours });
    const deadlineAt = async (hours: QuietHours, clock: number, free: Record<string, FreeTime> = {}) =>
      new Date((await table(dungeon, free, { clock }, forAll(hours))).deadline()!).toISOString().slice(5, 16);

    test('whoever is asked in their quiet hours has a while after them, and then their time is over', async () => {
      const it = await table(dungeon, {}, { clock: (3 * HOUR) / 1000 }, forAll(quietFrom(9, 17)));
      expect(it.deadline()).toBe(MONDAY + 7 * HOUR + 2 * HOUR);
      await vi.advanceTimersByTimeAsync(9 * HOUR - 1);
      expect(it.by()).toEqual([]);
      await vi.advanceTimersByTimeAsync(2);
      expect(it.by()).toEqual(['clock']);
    });

    test('two hours, or the whole time of a decision where it is less; a clock that is longer anyway stays', async () => {
      expect(await deadlineAt(quietFrom(9, 17), 3600)).toBe('11-23T18:00');
      expect(await deadlineAt(quietFrom(9, 17), DAY / 1000)).toBe('11-24T10:00');
      // Minutes are played at one sitting.
      expect(await deadlineAt(quietFrom(9, 17), 3540)).toBe('11-23T10:59');
    });

    test('who can be told before their quiet hours has no more time, who hardly can has', async () => {
      expect(await deadlineAt(quietFrom(10.5, 17), 10_800)).toBe('11-23T13:00');
      expect(await deadlineAt(quietFrom(10 + 5 / 60, 17), 10_800)).toBe('11-23T19:00');
      expect(await deadlineAt(quietFrom(4, 10), 10_800)).toBe('11-23T13:00');
    });

    test('quiet hours hold a table up for fourteen hours at most; the while after them leaves out one’s own', async () => {
      expect(await deadlineAt(quietFrom(9, 8), 10_800)).toBe('11-24T02:00');
      const night = { ...NOTHING, night: NIGHT };
      expect(await deadlineAt(quietFrom(9, 21), 10_800, { 'session-0': night, 'session-1': night })).toBe('11-24T09:00');
    });

    test('new quiet hours count from the next question on, are written down with it, and are told to nobody', async () => {
      const quiet: Record<string, QuietHours> = {};
      const it = await table(dungeon, {}, { clock: (3 * HOUR) / 1000 }, quiet);
      Object.assign(quiet, forAll(quietFrom(9, 17)));
      await it.match.reseat(() => undefined);
      expect(it.deadline()).toBe(MONDAY + 3 * HOUR);
      delete quiet['session-0'];
      delete quiet['session-1'];
      Object.assign(quiet, forAll(quietFrom(9, 18)));
      await it.answer();
      expect(it.deadline()).toBe(MONDAY + 10 * HOUR);
      const { seats } = it.kept().at(-1)!.record;
      expect(seats.map((seat) => seat.quiet)).toEqual([quietFrom(9, 18), quietFrom(9, 18)]);
      expect(it.kept().at(-1)!.seats).toBe(true);
      expect(JSON.stringify(it.match.table('session-0'))).not.toContain('quiet"');
    });

    test('in a secret question one deadline is for all, whoever is asked', async () => {
      const seen = new Set<string>();
      const wanted = ['0', '1', '0,1'];
      for (let tries = 0; !wanted.every((one) => seen.has(one)) && tries < 1000; tries++) {
        const it = await table(bids as AnyGame, {}, { clock: 10_800 }, { 'session-1': quietFrom(9, 17) });
        const { pending } = it.state();
        if (pending[0]!.kind !== 'swap') continue;
        seen.add(pending.map(({ seat }) => seat).join(','));
        expect(it.deadline()).toBe(MONDAY + 9 * HOUR);
      }
      expect([...seen]).toEqual(expect.arrayContaining(wanted));
    });
  });

  test('in a secret question one deadline is for all whom the table may be waiting for, whoever is asked', async () => {
    const game = bids as AnyGame;
    const holidays = [{ from: MONDAY, until: MONDAY + 5 * DAY }];
    const seen = new Set<string>();
    const wanted = ['0 is away; asked: 1', '1 is away; asked: 0', '0 is away; asked: 0,1'];
    for (let tries = 0; !wanted.every((one) => seen.has(one)) && tries < 1000; tries++) {
      const away = tries % 2;
      const it = await table(game, { [`session-${away}`]: { ...NOTHING, holidays } });
      const pending = it.state().pending;
      if (pending[0]!.kind !== 'swap') continue;
      seen.add(`${away} is away; asked: ${pending.map(({ seat }) => seat).join(',')}`);
      expect(deciding(game, it.state())).toEqual([0, 1]);
      const sight = new Sights(game, it.state()).sight(it.match.record, it.match.taken, undefined);
      expect(sight.deadlines).toEqual([MONDAY + 6 * DAY, MONDAY + 6 * DAY]);
      // Nor where one has answered in secret.
      if (pending.length < 2) continue;
      await it.answer();
      expect(it.deadline()).toBe(MONDAY + 6 * DAY);
    }
    expect([...seen]).toEqual(expect.arrayContaining(wanted));
  });
});

test('chosen once, for all tables; everybody sees it, and a restart forgets none of it', { timeout: 60_000 }, async () => {
  const dataDir = newFolder();
  let later = 0;
  const now = () => MONDAY + later;
  const games = new URL('../src/games.ts', import.meta.url);
  const server = await serve({ dataDir, games, now });
  const [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
  const { id } = await anna.newMatch({ game: 'dystopia', seats: 2, clock: 86_400 });
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/start`);
  const people = [anna, bo];
  const view = async (who: Person) => who.get(`/api/matches/${id}/view`);
  const asked = ((await view(anna)).sight.waiting as number[])[0]!;
  const [one, other] = [people[asked]!, people[1 - asked]!];
  const hours: OwnHours = { zone: 'UTC', night: NIGHT, weekends: true };
  expect((await one.get('/api/calls')).hours).toBeNull();
  expect(await one.ask('PUT', '/api/calls/hours', hours)).toMatchObject({ status: 200, body: { hours, away: null, holidayDays: 14 } });
  expect((await view(other)).sight.deadlines[asked]).toBe(Date.parse('2026-11-24T20:00Z'));
  expect((await view(other)).table.seats[asked].free).toEqual({ ...hours, holidays: [] });
  expect((await view(other)).table.seats[1 - asked]).not.toHaveProperty('free');
  for (const wrong of [
    { ...hours, zone: 'Europe/Questhall' },
    { ...hours, night: { from: 0, to: 15 * 60 } },
  ])
    expect(await one.ask('PUT', '/api/calls/hours', wrong)).toMatchObject({ status: 400, body: { code: 'malformed' } });

  const until = (days: number): GoAway => ({ until: now() + days * DAY });
  expect(await one.ask('PUT', '/api/calls/away', until(0))).toMatchObject({ status: 400 });
  expect(await one.ask('PUT', '/api/calls/away', until(15))).toMatchObject({
    status: 409,
    body: { code: 'no-holidays', args: { days: 14 } },
  });
  const away = await one.ask('PUT', '/api/calls/away', until(10));
  expect(away).toMatchObject({ status: 200, body: { away: { from: MONDAY, until: MONDAY + 10 * DAY }, holidayDays: 14 } });
  later = 2 * DAY;
  const seat = (await view(other)).table.seats[asked];
  expect(isFree(seat.free, now())).toBe(true);
  expect(seat.free.holidays).toEqual([{ from: MONDAY, until: MONDAY + 10 * DAY }]);
  const { deadlines } = (await view(other)).sight;
  await server.stop();

  const again = await serve({ dataDir, games, now });
  try {
    const [back, friend] = [one.at(again.address), other.at(again.address)];
    expect((await friend.get(`/api/matches/${id}/view`)).sight.deadlines).toEqual(deadlines);
    later = 2.5 * DAY;
    expect(await back.ask('DELETE', '/api/calls/away')).toMatchObject({ status: 200, body: { away: null, holidayDays: 11 } });
    expect((await friend.get(`/api/matches/${id}/view`)).sight.deadlines[asked]).toBeLessThan(deadlines[asked]);
    expect(await back.ask('PUT', '/api/calls/away', until(12))).toMatchObject({ status: 409, body: { args: { days: 11 } } });
    // Who leaves for good takes the hours along.
    await back.ask('DELETE', '/api/session');
    expect((await friend.get(`/api/matches/${id}/view`)).table.seats[asked]).not.toHaveProperty('free');
  } finally {
    await again.stop();
  }
});
