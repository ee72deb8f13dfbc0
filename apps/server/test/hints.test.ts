import type { HintInfo, TableInfo } from '@questhall/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { type Client, Person, serve } from './player.ts';

/** What a bot would do, asked by whoever must decide: what the server tells, refuses, shows to the table and keeps. */

const GAMES = new URL('./night.ts', import.meta.url);
let server: RunningServer;
let anna: Person;
let bo: Person;

beforeEach(async () => {
  server = await serve({ games: GAMES });
  [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
});
afterEach(() => server.stop());

async function sitDown(more: object = {}): Promise<{ id: string; a: Client; b: Client }> {
  const { id }: TableInfo = await anna.post('/api/matches', { game: 'nachtwacht', seats: 2, ...more });
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/start`);
  const [a, b] = [await anna.connect(id), await bo.connect(id)];
  await a.until(() => a.decision !== undefined);
  await b.until(() => b.decision !== undefined);
  return { id, a, b };
}

const path = (id: string, seat: number) => `/api/matches/${id}/seats/${seat}/hint`;

test('whoever must decide is told an option of theirs with reasons; the table sees that they asked, and only that', async () => {
  const { id, a, b } = await sitDown();
  const asked = a.decision!;
  const told: HintInfo = await anna.post(path(id, 0), { decision: asked.id });
  expect([told.choice].flat().every((one) => asked.options.some((o) => o.id === one))).toBe(true);
  expect(told.best).toBeGreaterThan(0);
  expect(told.best).toBeLessThanOrEqual(1);
  for (const one of [a, b]) await one.until(() => one.table?.seats[0]?.hinted === 1, 'the mark of a hint');
  expect(b.table!.seats[1]!.hinted).toBeUndefined();
  // Nothing was answered by it, and Bo is told no more than the mark.
  expect(a.decision).toEqual(asked);
  expect(JSON.stringify(b.table)).not.toContain('"best"');
  // It is kept with the table.
  expect(((await bo.get(`/api/matches/${id}`)) as TableInfo).seats[0]!.hinted).toBe(1);
});

test('refused: of another seat, of a question that is gone, to a stranger, and before the match', async () => {
  const { id, a } = await sitDown();
  const decision = a.decision!.id;
  const refused = async (who: Person, seat: number, number: number) => (await who.ask('POST', path(id, seat), { decision: number })).body;
  expect(await refused(bo, 0, decision)).toMatchObject({ code: 'not-your-seat' });
  expect(await refused(await Person.enter(server.address, 'Cleo'), 0, decision)).toMatchObject({ code: 'not-your-seat' });
  expect(await refused(anna, 0, decision + 1)).toMatchObject({ code: 'not-asked' });
  const open: TableInfo = await anna.post('/api/matches', { game: 'nachtwacht', seats: 2 });
  expect((await anna.ask('POST', path(open.id, 0), { decision: 1 })).body).toMatchObject({ code: 'not-asked' });
  expect(a.table!.seats[0]!.hinted).toBeUndefined();
});

test('a table may be set without hints, which all see before the start; who changes it changes the terms', async () => {
  const open: TableInfo = await anna.post('/api/matches', { game: 'nachtwacht', seats: 2, hints: 'never' });
  expect(open.hints).toBe('never');
  const changed: TableInfo = (await anna.ask('PUT', `/api/matches/${open.id}/terms`, { terms: 0, hints: 'free' })).body as TableInfo;
  expect(changed).toMatchObject({ hints: 'free', terms: 1 });
  const { id, a } = await sitDown({ hints: 'never' });
  expect(a.table!.hints).toBe('never');
  expect((await anna.ask('POST', path(id, 0), { decision: a.decision!.id })).body).toMatchObject({ code: 'hints-off' });
});

test('a few a minute', async () => {
  const slow = await serve({ games: GAMES, limits: { hints: { perSecond: 0.001, burst: 2 } } });
  try {
    const who = await Person.enter(slow.address, 'Anna');
    const { id }: TableInfo = await who.post('/api/matches', { game: 'nachtwacht', seats: 2, bots: ['easy'], start: true });
    const me = await who.connect(id);
    await me.until(() => me.decision !== undefined);
    const ask = async () => (await who.ask('POST', path(id, 0), { decision: me.decision!.id })).body;
    expect([await ask(), await ask()]).toEqual([expect.objectContaining({ by: 'mix' }), expect.objectContaining({ by: 'mix' })]);
    expect(await ask()).toMatchObject({ code: 'too-fast' });
  } finally {
    await slow.stop();
  }
});

test('none where nobody may know who is asked: the mark would tell, so nothing is shown either', async () => {
  const secret = await serve();
  try {
    const [one, two] = [await Person.enter(secret.address, 'Anna'), await Person.enter(secret.address, 'Bo')];
    const { id } = await one.newMatch({});
    await two.post(`/api/matches/${id}/seats/1/join`);
    await one.post(`/api/matches/${id}/start`);
    const [a, b] = [await one.connect(id), await two.connect(id)];
    // Which of the two may swap is drawn.
    await expect.poll(() => a.decision ?? b.decision).toBeDefined();
    const [seat, asked, other] = a.decision ? ([0, one, b] as const) : ([1, two, a] as const);
    const { id: decision } = (a.decision ?? b.decision)!;
    // All that was on its way to the other one has come.
    other.send({ t: 'ping' });
    await other.until(() => other.messages.some(({ t }) => t === 'pong'));
    const before = other.received.length;
    expect((await asked.ask('POST', path(id, seat), { decision })).body).toMatchObject({ code: 'hint-tells' });
    expect((await two.get(`/api/matches/${id}`)).seats[seat].hinted).toBeUndefined();
    expect(other.received.length).toBe(before);
  } finally {
    await secret.stop();
  }
});
