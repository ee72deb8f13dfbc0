import { nachtwacht } from '@questhall/nachtwacht';
import type { TableInfo } from '@questhall/protocol';
import { checkRecord, type ExportedMatch } from '@questhall/record';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { exportedMatch } from '../src/proof/export.ts';
import { importRecord } from '../src/proof/import.ts';
import { openFolder } from '../src/store/folder.ts';
import { type Client, newFolder, Person, serve } from './player.ts';

/** What a table agrees on in the middle of a match: who is asked, what one no does, what all yes do, and what is kept of it. */

const NIGHT = new URL('./night.ts', import.meta.url);
let server: RunningServer;
let dataDir: string;
let anna: Person;
let bo: Person;
let cleo: Person;

beforeEach(async () => {
  dataDir = newFolder();
  server = await serve({ dataDir, games: NIGHT });
  [anna, bo, cleo] = [
    await Person.enter(server.address, 'Anna'),
    await Person.enter(server.address, 'Bo'),
    await Person.enter(server.address, 'Cleo'),
  ];
});
afterEach(() => server.stop());

async function sitDown(more: object = {}): Promise<{ id: string; a: Client; b: Client }> {
  const { id }: TableInfo = await anna.post('/api/matches', { game: 'nachtwacht', seats: 3, bots: [], ...more });
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/seats/2/bot`, { level: 'easy' });
  await anna.post(`/api/matches/${id}/start`);
  const [a, b] = [await anna.connect(id), await bo.connect(id)];
  for (const one of [a, b]) await one.until(() => one.decision !== undefined);
  return { id, a, b };
}

const propose = (who: Person, id: string, wish: string) => who.ask('POST', `/api/matches/${id}/proposals`, { wish });
const answer = (who: Person, id: string, n: number, yes: boolean) => who.ask('PUT', `/api/matches/${id}/proposals/${n}`, { yes });
const first = ({ decision }: Client) => decision!.options.slice(0, decision!.choose?.min ?? 1).map((o) => o.id);
const choice = (one: Client) => (one.decision!.choose ? first(one) : first(one)[0]!);

test('a pause: proposed to all who play, told to the table, and with the last yes no clock runs and nobody can answer', async () => {
  const { id, a, b } = await sitDown({ clock: 600 });
  expect((await propose(anna, id, 'pause')).status).toBe(200);
  for (const one of [a, b]) await one.until(() => one.table?.proposals.length === 1);
  expect(b.table!.proposals).toEqual([{ n: 1, wish: 'pause', seat: 0, at: expect.any(Number), waits: [1] }]);
  expect(b.table!.paused).toBeNull();
  expect(await propose(bo, id, 'pause')).toMatchObject({ status: 409, body: { code: 'asked-already' } });
  expect((await answer(bo, id, 1, true)).status).toBe(200);
  for (const one of [a, b]) await one.until(() => one.table?.paused != null && one.sight?.deadlines.every((d) => d === null) === true);
  expect(a.table).toMatchObject({ proposals: [], paused: { seat: 0 }, yourTurn: false });
  expect(await a.act(choice(a))).toMatchObject({ t: 'refused', code: 'not-running' });
  expect(await propose(bo, id, 'pause')).toMatchObject({ status: 409, body: { code: 'asked-already' } });

  // It outlasts the server.
  await server.stop();
  server = await serve({ dataDir, games: NIGHT });
  const again = await bo.at(server.address).connect(id);
  expect(again.table!.paused).toMatchObject({ seat: 0 });
  const resumed: TableInfo = await bo.at(server.address).post(`/api/matches/${id}/resume`);
  expect(resumed).toMatchObject({ paused: null, yourTurn: true });
  await again.until(() => again.sight?.deadlines.some((d) => d !== null) === true);
  expect(await again.act(choice(again))).toMatchObject({ t: 'done' });
});

test('two proposals of one person may be open at the same time, and the others’ as well', async () => {
  const { id } = await sitDown();
  await propose(anna, id, 'pause');
  await propose(anna, id, 'draw');
  const third = { status: 429, body: { code: 'too-many', args: { most: 2 } } };
  expect(await propose(anna, id, 'standing')).toMatchObject(third);
  expect(await propose(bo, id, 'standing')).toMatchObject({ status: 200 });
  // Taken back, or told no: there is room again.
  await answer(anna, id, 1, false);
  expect(await propose(anna, id, 'pause')).toMatchObject({ status: 200 });
});

test('one no is enough; whoever was told no waits before asking again, whoever takes it back does not', async () => {
  const { id, a } = await sitDown();
  await propose(anna, id, 'pause');
  await propose(anna, id, 'draw');
  expect(((await answer(bo, id, 1, false)).body as TableInfo).proposals).toMatchObject([{ n: 2, wish: 'draw' }]);
  expect(await answer(bo, id, 1, true)).toMatchObject({ status: 404, body: { code: 'no-proposal' } });
  expect(await propose(anna, id, 'pause')).toMatchObject({ status: 409, body: { code: 'asked-lately', args: { minutes: 10 } } });
  // Somebody else may.
  expect((await propose(bo, id, 'pause')).status).toBe(200);
  expect(((await answer(anna, id, 2, false)).body as TableInfo).proposals).toMatchObject([{ n: 3, wish: 'pause', seat: 1 }]);
  expect((await propose(anna, id, 'draw')).status).toBe(200);
  expect(a.table!.paused).toBeNull();
});

test('strangers, people before the start, and what a game does not know', async () => {
  const open: TableInfo = await anna.post('/api/matches', { game: 'nachtwacht', seats: 2 });
  expect(await propose(anna, open.id, 'pause')).toMatchObject({ status: 409, body: { code: 'not-started' } });
  const { id } = await sitDown();
  expect(await propose(cleo, id, 'pause')).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
  await propose(anna, id, 'pause');
  expect(await answer(cleo, id, 1, false)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
  expect(await cleo.ask('POST', `/api/matches/${id}/resume`, {})).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
  expect(await propose(anna, id, 'chess')).toMatchObject({ status: 400 });
});

test('whose seat a bot plays is not asked: with them gone, the yes of the others is enough', async () => {
  const { id, a } = await sitDown();
  await propose(anna, id, 'pause');
  await bo.post(`/api/matches/${id}/seats/1/bot`, { level: 'easy' });
  await a.until(() => a.table?.paused != null);
  expect((await bo.ask('POST', `/api/matches/${id}/resume`, {})).status).toBe(200);
  await a.until(() => a.table?.paused === null);
});

test.each(['draw', 'standing'] as const)(
  'an end by agreement (%s): one more action of the record, which can be checked, taken in and watched',
  async (way) => {
    const { id, a, b } = await sitDown();
    for (const one of [a, b]) expect(await one.act(choice(one))).toMatchObject({ t: 'done' });
    await a.until(() => a.log.length > 3);
    await propose(bo, id, way);
    await answer(anna, id, 1, true);
    for (const one of [a, b]) await one.until(() => one.table?.status === 'over');
    expect(a.table!.outcome).toMatchObject({
      reason: 'agreed',
      ...(way === 'draw' ? { winners: [], ranking: [[0, 1, 2]], rule: '' } : {}),
    });
    expect(b.log.at(-1)!.event).toEqual({ type: 'endedEarly', rule: '', seat: 1, way });
    expect(a.table!.proposals).toEqual([]);

    const record = (await anna.get(`/api/matches/${id}/record`)) as ExportedMatch;
    expect(record.actions.at(-1)).toMatchObject({ end: true, seat: 1, choice: way, draws: [] });
    expect(checkRecord(record, { gameOf: () => nachtwacht })).toMatchObject({ verdict: 'good', findings: [] });
    const { store, close } = openFolder(newFolder());
    const { id: imported } = await importRecord(store, () => nachtwacht, record);
    expect(await exportedMatch(store, (await store.record(imported))!)).toEqual(record);
    await close();
    const replay = await bo.get(`/api/matches/${id}/replay?seat=all`);
    expect(replay.moments.at(-1).log.at(-1).event.type).toBe('endedEarly');
    // A host who writes that another one has won is found out.
    const forged = structuredClone(record);
    forged.end.outcome!.winners = [2];
    expect(checkRecord(forged, { gameOf: () => nachtwacht }).verdict).toBe('bad');
  },
);

test('a step back by agreement: the match goes on from before it, what is drawn is drawn anew, and the record holds both courses', async () => {
  const { id, a, b } = await sitDown({ clock: 600 });
  // A round: both have played a card, which was turned over, and more than that.
  for (const one of [a, b]) expect(await one.act(choice(one))).toMatchObject({ t: 'done' });
  await a.until(() => a.log.length > 4);
  for (const one of [a, b]) await one.until(() => one.log.length === a.log.length);
  const before = (await anna.get(`/api/matches/${id}`)) as TableInfo;
  expect(before.proposals).toEqual([]);
  const asked: TableInfo = (await propose(anna, id, 'back')).body as TableInfo;
  expect(asked.proposals).toMatchObject([{ wish: 'back', seat: 0, waits: [1] }]);
  const { since } = asked.proposals[0]!;
  const gone = b.log.filter((entry) => (entry as unknown as { at: number }).at >= since!).length;
  expect(gone).toBeGreaterThan(2);
  await answer(bo, id, 1, true);
  for (const one of [a, b]) await one.until(() => one.log.at(-1)?.event.type === 'takenBack');
  expect(b.log.at(-1)!.event).toEqual({ type: 'takenBack', rule: '', seat: 0, lines: 0, since });
  // Anna is asked for her card anew, all cards in her hand; Bo, whose answer came after hers, as well.
  for (const one of [a, b]) {
    await one.until(() => one.decision !== undefined);
    expect(one.decision!.kind).toBe('commit');
    expect(one.decision!.options).toHaveLength(8);
  }
  await a.until(() => a.sight!.deadlines.some((d) => d !== null));
  // What was on its way for the question that was taken back counts for no other.
  expect(await a.act(choice(a), { decision: 1 })).toMatchObject({ t: 'refused', code: 'stale' });
  // A restart on top of it, and on it goes: a second time, to before an answer that was given since.
  await server.stop();
  server = await serve({ dataDir, games: NIGHT });
  const [x, y] = [await anna.at(server.address).connect(id), await bo.at(server.address).connect(id)];
  for (const one of [x, y]) expect(await one.act(choice(one))).toMatchObject({ t: 'done' });
  await x.until(() => x.log.at(-1)!.event.type !== 'takenBack' && x.decision !== undefined);
  const [anna2, bo2] = [anna.at(server.address), bo.at(server.address)];
  expect((await propose(bo2, id, 'back')).status).toBe(200);
  expect((await answer(anna2, id, 2, true)).status).toBe(200);
  await x.until(() => x.log.filter(({ event }) => event.type === 'takenBack').length === 2);
  await propose(bo2, id, 'draw');
  await answer(anna2, id, 3, true);
  await x.until(() => x.table?.status === 'over');

  const record = (await anna2.get(`/api/matches/${id}/record`)) as ExportedMatch;
  expect(record.actions.filter(({ rewind }) => rewind)).toMatchObject([{ seat: 0 }, { seat: 1 }]);
  expect(checkRecord(record, { gameOf: () => nachtwacht })).toMatchObject({ verdict: 'good', findings: [] });
  const { store, close } = openFolder(newFolder());
  const { id: imported } = await importRecord(store, () => nachtwacht, record);
  expect(await exportedMatch(store, (await store.record(imported))!)).toEqual(record);
  await close();
  const replay = await bo2.get(`/api/matches/${id}/replay?seat=all`);
  const lines = replay.moments.flatMap(({ log }: { log: { event: { type: string } }[] }) => log.map(({ event }) => event.type));
  expect(lines.filter((type: string) => type === 'takenBack')).toHaveLength(2);
  // Draws go on where they were: none has the number of one that was taken back.
  const draws = [...record.start.draws, ...record.actions.flatMap((action) => action.draws)].map(({ n }) => n);
  expect(draws).toEqual(draws.map((_, n) => n));
  const forged = structuredClone(record);
  forged.actions.find(({ rewind }) => rewind)!.choice = '1';
  expect(checkRecord(forged, { gameOf: () => nachtwacht }).verdict).toBe('bad');
});

test('nothing is taken back by agreement where there is nothing, where the table never does, or for a stranger; always where the table says so', async () => {
  const { id, a } = await sitDown();
  expect(await propose(cleo, id, 'back')).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
  expect(await a.act(choice(a))).toMatchObject({ t: 'done' });
  expect((await propose(anna, id, 'back')).status).toBe(200);

  const never = await sitDown({ takingBack: 'never' });
  expect(await never.a.act(choice(never.a))).toMatchObject({ t: 'done' });
  expect(await propose(anna, never.id, 'back')).toMatchObject({ status: 400, body: { code: 'bad-option' } });

  const agreed = await sitDown({ takingBack: 'agreement' });
  expect(await agreed.a.act(choice(agreed.a))).toMatchObject({ t: 'done' });
  expect(agreed.a.sight!.back).toBeUndefined();
  expect((await propose(anna, agreed.id, 'back')).status).toBe(200);
  await answer(bo, agreed.id, 1, true);
  await agreed.a.until(() => agreed.a.decision !== undefined && agreed.a.log.at(-1)!.event.type === 'takenBack');
});

test('a bot plays for me until I am back: the seat is mine again by itself then', async () => {
  const { id, a } = await sitDown();
  const seat = `/api/matches/${id}/seats/0/bot`;
  expect(await anna.ask('POST', seat, { level: 'easy', until: Date.now() - 1 })).toMatchObject({ status: 400 });
  expect(await bo.ask('POST', seat, { level: 'easy', until: Date.now() + 60_000 })).toMatchObject({ status: 400 });
  const until = Date.now() + 700;
  await anna.post(seat, { level: 'easy', until });
  await a.until(() => a.table?.seats[0]?.standIn === 'easy');
  expect(a.table!.seats[0]!.standInUntil).toBe(until);
  await a.until(() => a.table?.seats[0]?.standIn === null);
  expect(Date.now()).toBeGreaterThanOrEqual(until);
  expect(a.table!.seats[0]!.standInUntil).toBeUndefined();
});
