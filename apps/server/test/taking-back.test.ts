import { cpSync } from 'node:fs';
import { dystopia } from '@questhall/dystopia';
import type { TableInfo } from '@questhall/protocol';
import { BACK, checkRecord, type ExportedMatch } from '@questhall/record';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { exportedMatch } from '../src/proof/export.ts';
import { importRecord } from '../src/proof/import.ts';
import { openFolder } from '../src/store/folder.ts';
import { type Client, newFolder, Person, serve } from './player.ts';

/** Steps that showed nothing are taken back by whoever took them: what the server takes, keeps, tells, and does not tell. */

const DUNGEON = new URL('./dungeon.ts', import.meta.url);
let server: RunningServer;
let dataDir: string;
let anna: Person;
let bo: Person;

async function open(games?: URL): Promise<void> {
  dataDir = newFolder();
  server = await serve({ dataDir, ...(games ? { games } : {}) });
  [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
}

beforeEach(() => open(DUNGEON));
afterEach(() => server.stop());

async function sitDown(more: object = {}, game = 'dystopia'): Promise<{ id: string; a: Client; b: Client; watching: Client }> {
  const { id }: TableInfo = await anna.post('/api/matches', { game, seats: 2, ...more });
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/start`);
  const cleo = await Person.enter(server.address, 'Cleo');
  return { id, a: await anna.connect(id), b: await bo.connect(id), watching: await cleo.connect(id) };
}

const back = (client: Client, choice = '1', over: object = {}) => client.act(choice, { decision: BACK, ...over });
const told = ({ log }: Client) => log.at(-1)!.event;

/** Whoever is asked in public gives this answer (by its place among the options), and waits until it counts. */
async function answer(client: Client, place = 0): Promise<void> {
  const { id, options } = client.decision!;
  expect(await client.act(options[place]!.id)).toMatchObject({ t: 'done' });
  await client.until(() => client.decision?.id !== id);
}

test('a choice that nobody has answered: taken back by whoever made it, told to all, and asked anew', async () => {
  const { id, a, b, watching } = await sitDown({ clock: 600, options: { roundLimit: 1, wizor: 'computer' } });
  const first = structuredClone(a.decision!);
  const deadline = a.sight!.deadlines[0];
  expect(a.sight!.back).toBeUndefined();
  await answer(a);
  await b.until(() => b.decision !== undefined);
  const offered = structuredClone(b.decision!);
  expect([a.sight!.back, b.sight!.back, watching.sight!.back]).toEqual([1, undefined, undefined]);

  expect(await back(b)).toMatchObject({ t: 'refused', code: 'stale' });
  expect(await back(b, '1', { seat: 0 })).toMatchObject({ t: 'refused', code: 'not-your-seat' });
  expect(await back(watching, '1', { seat: 0 })).toMatchObject({ t: 'refused', code: 'not-your-seat' });
  expect(await back(a, '2')).toMatchObject({ t: 'refused', code: 'stale' });

  const once = { id: 'taken-back-once' };
  expect(await back(a, '1', once)).toMatchObject({ t: 'done' });
  for (const one of [a, b, watching]) await one.until(() => told(one).type === 'takenBack');
  expect(told(watching)).toEqual({ type: 'takenBack', rule: '', seat: 0, lines: 1 });
  // Asked the same under a new number, with the time that there was; Bo's question is gone.
  expect({ ...a.decision, id: 0 }).toEqual({ ...first, id: 0 });
  expect(a.decision!.id).toBeGreaterThan(first.id + 1);
  expect(a.sight!.deadlines[0]).toBe(deadline);
  expect([a.sight!.back, b.decision]).toEqual([undefined, undefined]);
  // Sent again it counts once, and a second touch finds nothing.
  expect(await back(a, '1', once)).toMatchObject({ t: 'done' });
  expect(await back(a)).toMatchObject({ t: 'refused', code: 'stale' });

  // What Bo had on its way for the question that is gone counts for no other.
  await answer(a, 1);
  await b.until(() => b.decision !== undefined);
  expect(b.decision!.id).toBeGreaterThan(offered.id);
  expect(await b.act(offered.options[1]!.id, { decision: offered.id })).toMatchObject({ t: 'refused', code: 'stale' });

  // Bo answers: from then on it stays.
  await answer(b);
  await a.until(() => a.sight!.back === undefined);
  expect(await back(a)).toMatchObject({ t: 'refused', code: 'stale' });
  expect((await anna.get(`/api/matches/${id}`)).takingBack).toBe('free');
});

test('a server that stops, or is killed, in between: what could be taken back still can', { timeout: 60_000 }, async () => {
  const { id, a, b } = await sitDown({ options: { roundLimit: 1, wizor: 'computer' } });
  await answer(a);
  await b.until(() => b.decision !== undefined);
  const before = structuredClone(b.sight!);

  // Killed: what lies on the disk now is all that there is.
  const killed = newFolder();
  cpSync(dataDir, killed, { recursive: true });
  await server.stop();
  for (const folder of [killed, dataDir]) {
    server = await serve({ dataDir: folder, games: DUNGEON });
    const [again, other] = [await anna.at(server.address).connect(id), await bo.at(server.address).connect(id)];
    expect(other.sight).toEqual(before);
    expect(again.sight!.back).toBe(1);
    expect(await back(again)).toMatchObject({ t: 'done' });
    await other.until(() => other.decision === undefined);
    expect(again.decision).toMatchObject({ seat: 0, kind: 'chooseHero' });
    await answer(again, 2);
    // And once more after a kill right behind it.
    const later = newFolder();
    cpSync(folder, later, { recursive: true });
    await server.stop();
    server = await serve({ dataDir: later, games: DUNGEON });
    const last = await anna.at(server.address).connect(id);
    expect(last.sight!.back).toBe(1);
    expect(await back(last)).toMatchObject({ t: 'done' });
    expect(last.log.filter(({ event }) => event.type === 'takenBack')).toHaveLength(2);
    await server.stop();
  }
  server = await serve({ dataDir, games: DUNGEON });
});

test('a table where nothing is taken back, and a seat in which somebody else sits by now', async () => {
  const { id, a } = await sitDown({ takingBack: 'never', options: { roundLimit: 1, wizor: 'computer' } });
  expect((await anna.get(`/api/matches/${id}`)).takingBack).toBe('never');
  await answer(a);
  expect(a.sight!.back).toBeUndefined();
  expect(await back(a)).toMatchObject({ t: 'refused', code: 'stale' });

  const other = await sitDown({ options: { roundLimit: 1, wizor: 'computer' } });
  await answer(other.a);
  expect(other.a.sight!.back).toBe(1);
  await anna.post(`/api/matches/${other.id}/seats/0/leave`, {});
  await other.a.until(() => other.a.sight!.back === undefined);
  expect(await back(other.a)).toMatchObject({ t: 'refused', code: 'stale' });
});

test('a match with much taken back is recorded, checked, taken in elsewhere and watched from its beginning', {
  timeout: 120_000,
}, async () => {
  const { id, a, b } = await sitDown({ options: { roundLimit: 2, wizor: 'computer' } });
  const clients = [a, b];
  let backs = 0;
  for (let n = 0; a.table?.status !== 'over'; n++) {
    const client = await vi.waitUntil(() => clients.find(({ decision }) => decision) ?? (a.table?.status === 'over' ? a : undefined), {
      interval: 2,
      timeout: 20_000,
    });
    const asked = client.decision;
    if (!asked) break;
    const behind = asked.kind === 'hero' ? (asked.options.find(({ id: option }) => option === 'end') ?? asked.options[0]!) : undefined;
    const { length } = asked.options;
    const choice = n % 3 === 0 || !behind ? asked.options[n % length]!.id : behind.id;
    expect(await client.act(asked.choose ? asked.options.slice(0, asked.choose.min).map((o) => o.id) : choice)).toMatchObject({
      t: 'done',
    });
    await client.until(() => client.decision?.id !== asked.id || client.table?.status === 'over');
    const { back: most } = client.sight!;
    if (n % 2 !== 0 || most === undefined) continue;
    expect(await back(client, String(most))).toMatchObject({ t: 'done' });
    backs++;
  }
  expect(backs).toBeGreaterThan(3);
  const record = (await anna.get(`/api/matches/${id}/record`)) as ExportedMatch;
  expect(record.actions.filter((action) => action.back)).toHaveLength(backs);
  expect(checkRecord(record, { gameOf: () => dystopia })).toMatchObject({ verdict: 'good', findings: [] });

  const { store, close } = openFolder(newFolder());
  const { id: imported } = await importRecord(store, () => dystopia, record);
  expect(await exportedMatch(store, (await store.record(imported))!)).toEqual(record);
  await close();

  const replay = await bo.get(`/api/matches/${id}/replay?seat=all`);
  const lines = replay.moments.flatMap(({ log }: { log: { event: { type: string } }[] }) => log.map(({ event }) => event.type));
  expect(lines.filter((type: string) => type === 'takenBack')).toHaveLength(backs);
});

test('a secret answer is taken back while others are still asked, and nobody else is sent anything', async () => {
  await server.stop();
  await open();
  // Until both are asked to bid, nobody of them may hold what is asked about in secret.
  for (;;) {
    const { a, b, watching } = await sitDown({ clock: 600 }, 'bids');
    if (a.sight!.view.phase !== 'bid') continue;
    await a.until(() => a.decision?.kind === 'bid');
    // Updates to a viewer are numbered without a gap.
    const silent = [b.n, watching.n];
    const hand = a.decision!.options.map((o) => o.id);
    const first = a.decision!.id;
    expect(await a.act(hand[0]!)).toMatchObject({ t: 'done' });
    await a.until(() => a.decision === undefined);
    expect(a.sight!.back).toBe(1);
    expect(await back(a)).toMatchObject({ t: 'done' });
    await a.until(() => a.decision !== undefined);
    expect(a.decision).toMatchObject({ kind: 'bid', id: first + 2 });
    expect(a.decision!.options.map((o) => o.id)).toEqual(hand);
    expect(told(a)).toMatchObject({ type: 'takenBack', lines: 0 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([b.n, watching.n]).toEqual(silent);
    // Dice have fallen once all have answered: nothing of that comes back.
    expect(await b.act(b.decision!.options[0]!.id)).toMatchObject({ t: 'done' });
    expect(b.sight!.back).toBe(1);
    expect(await a.act(hand.at(-1)!)).toMatchObject({ t: 'done' });
    await b.until(() => b.log.some(({ event }) => event.type === 'revealed'));
    expect([a.sight!.back, b.sight!.back]).toEqual([undefined, undefined]);
    expect(await back(a)).toMatchObject({ t: 'refused', code: 'stale' });
    expect(b.log.filter(({ event }) => event.type === 'takenBack')).toEqual([]);
    return;
  }
});
