import { describe, expect, test } from 'vitest';
import { Queue } from '../src/bots/queue.ts';
import { threadsFor } from '../src/bots/workers.ts';
import { Listing } from '../src/match/listing.ts';
import { newRecord } from '../src/match/new-table.ts';
import { NOBODY, tableInfo } from '../src/match/table.ts';
import { openDatabase } from '../src/store/driver.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { TableRecord } from '../src/store/store.ts';
import { newFolder, Person, playOn, serve } from './player.ts';

const DAY = 24 * 3_600_000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('whose bots think first', () => {
  test('whoever has asked for little waits for what is under way and for nothing else', () => {
    const queue = new Queue<string>();
    for (let i = 0; i < 200; i++) queue.add('greedy', `greedy ${i}`);
    expect(queue.take(0)).toBe('greedy 0');
    queue.add('anna', 'anna');
    queue.add('bo', 'bo');
    queue.ended('greedy', 0, 250);
    // The first of those who have used nothing, then the next; then the greedy one, in the order in which he asked.
    expect([queue.take(250), queue.take(250), queue.take(250)]).toEqual(['anna', 'bo', 'greedy 1']);
    // Who has nothing under way comes before whoever has, whatever was used.
    queue.ended('anna', 250, 9_000);
    queue.add('anna', 'anna again');
    expect(queue.take(9_000)).toBe('anna again');
    // What was used long ago counts for little.
    queue.ended('greedy', 250, 500);
    queue.ended('anna', 9_000, 9_001);
    queue.add('anna', 'anna at last');
    expect(queue.take(10 * 60_000)).toBe('greedy 2');
    expect(queue.clear().length).toBe(198);
    expect(queue.size).toBe(0);
  });

  test('they leave one processor to the server', () => {
    expect([1, 2, 3, 5, 64].map((processors) => threadsFor(processors))).toEqual([1, 1, 2, 4, 4]);
  });

  test('bots that are alone rest while nobody looks, and go on when somebody comes', async () => {
    let later = 0;
    const server = await serve({ now: () => Date.now() + later, botDelay: [40, 40], metricsFrom: ['127.0.0.1'] });
    const anna = await Person.enter(server.address, 'Anna');
    const { id } = await anna.newMatch({ seats: 2, bots: ['easy'], options: { rounds: 50 }, start: true });
    const a = await anna.connect(id);
    await anna.post(`/api/matches/${id}/seats/0/bot`, { level: 'easy' });
    const first = a.sight!.view.round;
    await a.until(() => a.sight!.view.round > first + 2, 'bots that go on while somebody looks');
    await a.close();
    later += 61_000;
    await wait(300);
    // Counted by the server itself: looking would wake them.
    const actions = async () => Number(/questhall_actions_total (\d+)/.exec(await (await fetch(`${server.address}/metrics`)).text())?.[1]);
    const resting = await actions();
    await wait(500);
    expect(await actions()).toBe(resting);
    const again = await anna.connect(id);
    const back = again.sight!.view.round;
    await again.until(() => again.sight!.view.round > back + 2, 'bots that go on');
    await again.close();
    await server.stop();
  });

  test('a session has so many tables being played at once, and so many in the list', async () => {
    const server = await serve({ limits: { tables: { listed: 2, playing: 3 } } });
    const anna = await Person.enter(server.address, 'Anna');
    const bots = { seats: 2, bots: ['easy'], options: { rounds: 50 }, start: true };
    const clients = [];
    for (let i = 0; i < 3; i++) clients.push(await anna.connect((await anna.newMatch(bots)).id));
    expect(await anna.ask('POST', '/api/matches', { game: 'bids', ...bots })).toMatchObject({
      status: 429,
      body: { code: 'too-many', args: { most: 3 } },
    });
    const { id } = await anna.newMatch({ ...bots, start: false });
    expect(await anna.ask('POST', `/api/matches/${id}/start`)).toMatchObject({ status: 429, body: { code: 'too-many' } });
    const bo = await Person.enter(server.address, 'Bo');
    expect(await bo.newMatch(bots)).toMatchObject({ status: 'running' });
    for (let i = 0; i < 2; i++) await anna.newMatch({ listed: true });
    expect(await anna.ask('POST', '/api/matches', { game: 'bids', seats: 2, listed: true })).toMatchObject({
      status: 429,
      body: { code: 'too-many', args: { most: 2 } },
    });
    expect(await anna.newMatch({})).toMatchObject({ status: 'open' });
    for (const client of clients) await client.close();
    await server.stop();
  });
});

describe('lists', () => {
  test('are as the tables are, whoever asks and whatever has happened meanwhile', async () => {
    const server = await serve();
    const [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
    const list = async (who: Person) =>
      (await who.get('/api/matches?of=listed')) as {
        id: string;
        host: boolean;
        seats: { name: string | null; yours: boolean; online: boolean }[];
      }[];
    expect(await list(bo)).toEqual([]);
    const made = [];
    for (let i = 0; i < 3; i++) made.push((await anna.newMatch({ listed: true, seats: 2 })).id);
    expect((await list(bo)).map(({ id }) => id)).toEqual([...made].reverse());
    expect((await list(bo))[0]).toMatchObject({ host: false, seats: [{ name: 'Anna', yours: false, online: false }, { name: null }] });
    expect((await list(anna))[0]).toMatchObject({ host: true, seats: [{ yours: true }, {}] });
    // As the same table is told by itself.
    for (const who of [anna, bo]) for (const table of await list(who)) expect(table).toEqual(await who.get(`/api/matches/${table.id}`));
    const a = await anna.connect(made[2]!);
    expect((await list(bo))[0]!.seats[0]).toMatchObject({ online: true });
    await bo.post(`/api/matches/${made[2]}/seats/1/join`);
    expect((await list(bo))[0]!.seats[1]).toMatchObject({ name: 'Bo', yours: true });
    expect((await list(anna))[0]!.seats[1]).toMatchObject({ name: 'Bo', yours: false });
    await anna.post(`/api/matches/${made[2]}/start`);
    expect((await list(bo)).map(({ id }) => id)).toEqual([made[1], made[0]]);
    await anna.post(`/api/matches/${made[1]}/seats/0/leave`);
    expect((await list(bo)).map(({ id }) => id)).toEqual([made[0]]);
    await a.close();
    await server.stop();
  });

  test('of a hundred tables, each with options of 64 kB, takes a small part of what it takes to read them, and less than a millisecond', async () => {
    const store = new SqliteStore(`${newFolder()}/questhall.db`);
    const info = (record: TableRecord, session: string | undefined) => tableInfo(record, NOBODY, session);
    const seats = [
      {
        kind: 'person',
        session: 's',
        name: 'Anna',
        level: null,
        standIn: null,
        left: false,
        orders: null,
        plan: null,
        invited: null,
        ready: false,
      },
    ];
    const options = { rounds: 9, text: 'x'.repeat(64 * 1024) };
    const wanted = {
      game: 'bids',
      options,
      told: { rounds: 9, text: 'x' },
      seats,
      clock: null,
      patience: 300,
      listed: true,
      talk: 'free',
      takingBack: 'free',
      hints: 'free',
      lookingOn: 'link',
      reserve: 0,
      overtime: 'default',
      spent: { counts: false, ms: [] },
      terms: 0,
    };
    for (let i = 0; i < 100; i++)
      await store.addMatch(await newRecord({ store, now: () => i + 1 }, wanted as Parameters<typeof newRecord>[1], `host ${i}`));
    /** Milliseconds of processor time for each. */
    const each = async (times: number, what: () => Promise<unknown>) => {
      const before = process.cpuUsage();
      for (let i = 0; i < times; i++) await what();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / times;
    };
    const listing = new Listing(store, info);
    const text = await listing.text(undefined);
    expect(JSON.parse(text)).toHaveLength(100);
    const anew = await each(20, () => new Listing(store, info).text(undefined));
    const ready = await each(2_000, () => listing.text(undefined));
    const own = await each(500, () => listing.text('host 7'));
    expect(ready).toBeLessThan(anew / 20);
    expect(own).toBeLessThan(anew / 4);
    expect(ready).toBeLessThan(1);
    expect(own).toBeLessThan(1);
    // Reading all options would be 6.4 MB; nothing of them is in the list, nor was it read for it.
    expect(text.length).toBeLessThan(100_000);
    await store.close();
  });

  test('many who ask at once while the store takes its time share one reading; a change meanwhile is read', async () => {
    let readings = 0;
    let there: TableRecord[] = [];
    const slow = {
      listed: async () => {
        readings++;
        const found = [...there];
        // Each reading takes longer than the one before, as where they wait for each other.
        await wait(5 + readings);
        return found;
      },
    };
    const info = (record: TableRecord) => ({ id: record.id }) as never;
    const listing = new Listing(slow as never, info);
    const crowd = () => Promise.all(Array.from({ length: 50 }, () => listing.text(undefined)));
    expect(new Set(await crowd())).toEqual(new Set(['[]']));
    expect(readings).toBe(1);
    listing.gone('none');
    const asked = new Listing(slow as never, info);
    const all = Promise.all(Array.from({ length: 50 }, () => asked.text(undefined)));
    there = [{ id: 'new', host: 'anna', seats: [] } as never];
    asked.changed({ id: 'new', status: 'open', listed: true, host: 'anna' } as never);
    expect(new Set(await all)).toEqual(new Set(['[{"id":"new"}]']));
    expect(readings).toBe(3);
    // One that fails is told to those who waited for it, and tried again for the next.
    const broken = new Listing({ listed: async () => (readings++ < 4 ? Promise.reject(new Error('gone')) : there) } as never, info);
    await expect(Promise.all([broken.text(undefined), broken.text(undefined)])).rejects.toThrow('gone');
    expect(await broken.text(undefined)).toBe('[{"id":"new"}]');
  });

  test('more than a page: the newest, and the next one moves up', async () => {
    const server = await serve({ limits: { tables: { listed: 200, playing: 1 }, matches: { max: 200, timeWindow: 60_000 } } });
    const anna = await Person.enter(server.address, 'Anna');
    const made = [];
    for (let i = 0; i < 103; i++) made.push((await anna.newMatch({ listed: true })).id);
    const ids = async () => ((await anna.get('/api/matches?of=listed')) as { id: string }[]).map(({ id }) => id);
    const newest = made.slice(-100);
    expect(new Set(await ids())).toEqual(new Set(newest));
    await anna.post(`/api/matches/${made.at(-1)}/seats/0/leave`);
    expect(new Set(await ids())).toEqual(new Set(made.slice(-101, -1)));
    await server.stop();
  });
});

describe('tables that nobody comes back to', () => {
  test('one that has not begun is gone after a day; what has begun or is over stays, unless the operator says otherwise', async () => {
    let later = 0;
    const dataDir = newFolder();
    const options = { dataDir, now: () => Date.now() + later };
    const first = await serve(options);
    const anna = await Person.enter(first.address, 'Anna');
    const open = await anna.newMatch({ listed: true });
    const begun = await anna.newMatch({ seats: 2, bots: ['easy'], options: { rounds: 50 }, start: true });
    const over = await anna.newMatch({ seats: 2, bots: ['easy'], options: { rounds: 1 }, start: true });
    const a = await anna.connect(over.id);
    await playOn([a]);
    await a.close();
    const again = await anna.post(`/api/matches/${over.id}/rematch`, { wait: true });
    later += DAY - 60_000;
    await first.stop();
    const stays = async (many: number, now: () => number, forgetDays?: number) => {
      const server = await serve({ ...options, now, forgetDays });
      const who = anna.at(server.address);
      // Tidied up once all that go on by themselves are back.
      const left = async () => ((await who.get('/api/matches?of=mine')) as { id: string }[]).map(({ id }) => id).sort();
      for (const end = Date.now() + 10_000; Date.now() < end && (await left()).length !== many; ) await wait(20);
      const found = await left();
      const { rematch } = await who.get(`/api/matches/${over.id}`);
      await server.stop();
      return { found, rematch };
    };
    const at = options.now;
    later += 120_000;
    expect(await stays(2, at)).toEqual({ found: [begun.id, over.id].sort(), rematch: null });
    expect([open.id, again.id].length).toBe(2);
    later += 31 * DAY;
    expect((await stays(2, at, 90)).found).toEqual([begun.id, over.id].sort());
    expect((await stays(1, at, 30)).found).toEqual([over.id]);
    expect((await stays(1, at, 30)).found).toEqual([over.id]); // and the folder is whole
  });

  test('the door is open before all of them are awake', async () => {
    const dataDir = newFolder();
    const first = await serve({ dataDir, botDelay: [60_000, 60_000] });
    const anna = await Person.enter(first.address, 'Anna');
    const ids: string[] = [];
    for (let i = 0; i < 120; i++)
      ids.push((await anna.newMatch({ seats: 2, clock: 604_800, bots: ['easy'], options: { rounds: 9 }, start: true })).id);
    await first.stop();
    const second = await serve({ dataDir, botDelay: [300, 300] });
    const inMemory = async () => ((await (await fetch(`${second.address}/healthz`)).json()) as { matches: number }).matches;
    expect(await inMemory()).toBeLessThan(ids.length);
    // Whoever asks for one of the last has it at once.
    expect((await anna.at(second.address).get(`/api/matches/${ids.at(-1)}/view`)).table.status).toBe('running');
    // In all of them the bots answer what they were asked.
    const read = (sql: string) => {
      const db = openDatabase(`${dataDir}/questhall.db`, { readOnly: true });
      const rows = db.prepare(sql).all();
      db.close();
      return rows.map(({ body }) => JSON.parse(String(body)));
    };
    const asked = read('SELECT pending AS body FROM matches').filter((pending: number[]) => pending.includes(1)).length;
    expect(asked).toBeGreaterThan(60);
    const answered = () =>
      new Set(
        read('SELECT body FROM journal')
          .flat()
          .map((entry: { match: string }) => entry.match),
      ).size;
    for (const end = Date.now() + 20_000; answered() < asked && Date.now() < end; ) await wait(50);
    expect(answered()).toBe(asked);
    await second.stop();
  }, 40_000);

  test('where nobody is here any more the clock stops, until somebody comes', async () => {
    let later = 0;
    const dataDir = newFolder();
    const server = await serve({ dataDir, now: () => Date.now() + later });
    const [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
    const { id } = await anna.newMatch({ clock: 600_000, options: { rounds: 50 } });
    await bo.post(`/api/matches/${id}/seats/1/join`);
    await anna.post(`/api/matches/${id}/start`);
    const deadlines = async (who: Person) => (await who.get(`/api/matches/${id}/view`)).sight.deadlines as (number | null)[];
    expect((await deadlines(anna)).some((one) => one !== null)).toBe(true);
    later += 3 * 600_000_000 + 60_000;
    // The sweep comes every twelve seconds.
    for (const end = Date.now() + 20_000; asleep(dataDir, id) !== 1 && Date.now() < end; ) await wait(200);
    expect(asleep(dataDir, id)).toBe(1);
    const a = await anna.connect(id);
    await a.until(() => a.sight!.deadlines.some((one) => one !== null), 'the clock that goes on');
    expect(asleep(dataDir, id)).toBe(0);
    await a.close();
    await server.stop();
  }, 40_000);
});

/** What the database says, beside the server. */
function asleep(dataDir: string, id: string): number {
  const db = openDatabase(`${dataDir}/questhall.db`, { readOnly: true });
  const row = db.prepare('SELECT asleep FROM matches WHERE id = ?').get(id);
  db.close();
  return Number(row?.asleep ?? 0);
}
