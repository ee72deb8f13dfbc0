import type { LineReactions, Talk, TalkLine } from '@questhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { type Client, newFolder, Person, playOn, serve } from './player.ts';

/** What people give to lines of the chronicle and of the talk, and who hears of it. */

let server: RunningServer;
let anna: Person;
let bo: Person;
let cleo: Person;
const MUCH = { perSecond: 1000, burst: 1000 };
const LIMITS = { talk: MUCH, reactions: MUCH };
beforeAll(async () => {
  server = await serve({ limits: LIMITS });
  anna = await Person.enter(server.address, 'Anna');
  bo = await Person.enter(server.address, 'Bo');
  cleo = await Person.enter(server.address, 'Cleo');
});
afterAll(() => server.stop());

const toLog = (match: string, n: number) => `/api/matches/${match}/log/${n}/reaction`;
const toTalk = (match: string, room: string, n: number) => `/api/matches/${match}/talk/${room}/${n}/reaction`;
const give = (who: Person, path: string, reaction: string | null, more: object = {}) => who.ask('PUT', path, { reaction, ...more });
const talks = (client: Client) => client.messages.flatMap((m) => (m.t === 'talk' ? [m as Talk] : []));
/** What a client has been told last of a line of its log. */
const at = (client: Client, n: number) => {
  const of = (talk: Talk | undefined) => talk?.reactions?.find((one) => one.n === n)?.reactions.map(plain);
  return of(talks(client).findLast((talk) => talk.anew || of(talk)));
};
const plain = ({ reaction, name, seat, yours }: LineReactions['reactions'][number]) => `${reaction} ${name} ${seat} ${yours}`;
const said = (client: Client, n: number) =>
  talks(client)
    .flatMap(({ lines }) => lines)
    .findLast((line: TalkLine) => line.n === n)
    ?.reactions?.map(plain);

/** A running match of Anna and Bo. */
async function together(more: object = {}): Promise<string> {
  const { id } = await anna.newMatch(more);
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/start`);
  return id;
}

/** Nothing more comes to this client for what was done before. */
async function settled(client: Client): Promise<void> {
  const pongs = () => client.messages.filter((m) => m.t === 'pong').length;
  const before = pongs();
  client.send({ t: 'ping' });
  await client.until(() => pongs() > before);
}

/** A match in which Anna has swapped a card, which is told to her alone, and all have read the same before. */
async function withASecret(): Promise<{ match: string; clients: Client[]; secret: number }> {
  for (;;) {
    const match = await together();
    const clients = await Promise.all([anna, bo, cleo].map((who) => who.connect(match, { talk: true })));
    const [a, b] = clients as [Client, Client];
    if (a.decision?.kind === 'swap') {
      await a.act('swap');
      if (b.decision?.kind === 'swap') await b.act('keep');
      await a.until(() => a.log.some(({ event }) => event.type === 'swapped'), 'the swap');
      await Promise.all(clients.map((client) => client.until(() => client.sight?.view.phase === 'bid')));
      await Promise.all(clients.map(settled));
      return { match, clients, secret: a.log.find(({ event }) => event.type === 'swapped')!.n };
    }
    await Promise.all(clients.map((client) => client.close()));
  }
}

describe('reactions to the log', () => {
  test('are heard by all who read the line, one a person; another takes its place, and it can be taken back', async () => {
    const match = await together();
    const [a, b, c] = (await Promise.all([anna, bo, cleo].map((who) => who.connect(match, { talk: true })))) as [Client, Client, Client];
    expect(await give(bo, toLog(match, 1), 'bravo')).toMatchObject({ status: 200, body: null });
    await give(anna, toLog(match, 1), 'funny');
    await Promise.all([a, b, c].map((client) => client.until(() => at(client, 1)?.length === 2)));
    expect(at(a, 1)).toEqual(['bravo Bo 1 false', 'funny Anna 0 true']);
    expect(at(b, 1)).toEqual(['bravo Bo 1 true', 'funny Anna 0 false']);
    expect(at(c, 1)).toEqual(['bravo Bo 1 false', 'funny Anna 0 false']);
    await give(bo, toLog(match, 1), 'sad');
    await c.until(() => at(c, 1)?.includes('sad Bo 1 false') === true);
    expect(at(c, 1)).toEqual(['funny Anna 0 false', 'sad Bo 1 false']);
    for (const who of [anna, bo]) await give(who, toLog(match, 1), null);
    await c.until(() => at(c, 1)?.length === 0);
    expect(await cleo.get(`/api/matches/${match}/reactions`)).toEqual([]);
    await Promise.all([a, b, c].map((client) => client.close()));
  });

  test('that change nothing are told to nobody; what is none, or no line, is refused', async () => {
    const match = await together();
    await give(bo, toLog(match, 1), 'bravo');
    const a = await anna.connect(match, { talk: true });
    await a.until(() => at(a, 1)?.length === 1);
    const before = a.received.length;
    expect((await give(bo, toLog(match, 1), 'bravo')).status).toBe(200);
    expect((await give(anna, toLog(match, 1), null)).status).toBe(200);
    expect(await give(bo, toLog(match, 1), 'nonsense')).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(await give(bo, toLog(match, 99), 'bravo')).toMatchObject({ status: 404, body: { code: 'no-line' } });
    expect(await give(bo, toLog(match, 1), 'sad', { seat: 0 })).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    await settled(a);
    expect(a.received.length).toBe(before + 1);
    await a.close();
  });

  test('of a line that only one reads are heard by that one alone, and move nobody’s numbers', async () => {
    const { match, clients, secret } = await withASecret();
    const [a, b, c] = clients as [Client, Client, Client];
    const [sentB, sentC] = [b.received.length, c.received.length];
    await give(anna, toLog(match, secret), 'ouch');
    await a.until(() => at(a, secret)?.length === 1);
    await Promise.all([settled(b), settled(c)]);
    // The pong is all that was sent to those who do not read it.
    expect([b.received.length - sentB, c.received.length - sentC]).toEqual([1, 1]);
    for (const who of [bo, cleo]) expect(await who.get(`/api/matches/${match}/reactions`)).toEqual([]);
    expect(await bo.get(`/api/matches/${match}/reactions?seat=0`)).toEqual([]);
    expect(await anna.get(`/api/matches/${match}/reactions?seat=none`)).toEqual([]);

    // A line after it: each hears of it by the number of their own log.
    await Promise.all([a, b].map(async (client) => client.decision && client.act(client.decision.options[0]!.id)));
    await c.until(() => c.log.some(({ event }) => event.type === 'revealed'), 'the bids');
    const revealed = (client: Client) => client.log.find(({ event }) => event.type === 'revealed')!.n;
    await Promise.all([a, b].map((client) => client.until(() => client.log.some(({ event }) => event.type === 'revealed'))));
    expect(revealed(a)).toBe(revealed(c) + 1);
    await give(bo, toLog(match, revealed(b)), 'lucky');
    for (const client of [a, b, c]) {
      await client.until(() => at(client, revealed(client))?.length === 1);
      expect(at(client, revealed(client))![0]).toMatch(/^lucky Bo 1/);
    }
    await Promise.all(clients.map((client) => client.close()));
  });

  test('of spectators are heard by spectators, and by players after the end; then all reads as all eyes have it', async () => {
    const { match, clients, secret } = await withASecret();
    const [a, b, c] = clients as [Client, Client, Client];
    const sent = [a, b].map((client) => client.received.length);
    await give(cleo, toLog(match, 1), 'surprising');
    await c.until(() => at(c, 1)?.length === 1);
    await Promise.all([a, b].map(settled));
    expect([a, b].map((client, i) => client.received.length - sent[i]!)).toEqual([1, 1]);
    expect(await anna.get(`/api/matches/${match}/reactions`)).toEqual([]);
    await give(anna, toLog(match, secret), 'ouch');
    expect(await anna.ask('GET', `/api/matches/${match}/reactions?seat=all`)).toMatchObject({ status: 409, body: { code: 'not-over' } });
    await playOn([a, b]);
    for (const client of [a, b]) await client.until(() => at(client, 1)?.length === 1, 'the stands after the end');
    expect(at(a, 1)).toEqual(['surprising Cleo null false']);
    const all = await bo.get(`/api/matches/${match}/reactions?seat=all`);
    const { first, moments } = await bo.get(`/api/matches/${match}/replay?seat=all`);
    const log = [...first.log, ...moments.flatMap((moment: { log: object[] }) => moment.log)];
    const events = all.map(({ n, reactions }: LineReactions) => `${log[n - 1].event.type} ${reactions[0]!.reaction}`);
    expect(events).toEqual(['dealt surprising', 'swapped ouch']);
    await Promise.all(clients.map((client) => client.close()));
  });

  test('are as many as a person gives in a moment, and none where nothing is said', async () => {
    const slow = await serve({ limits: { ...LIMITS, reactions: { perSecond: 0.001, burst: 2 } } });
    const one = await Person.enter(slow.address, 'One');
    const { id } = await one.newMatch({ seats: 2, bots: ['easy'], start: true });
    for (const reaction of ['bravo', 'sad']) expect((await give(one, toLog(id, 1), reaction)).status).toBe(200);
    expect(await give(one, toLog(id, 1), 'funny')).toMatchObject({ status: 429, body: { code: 'too-fast' } });
    await slow.stop();

    const match = await together();
    await give(bo, toLog(match, 1), 'bravo');
    await anna.ask('PUT', `/api/matches/${match}/talk`, { talk: 'off' });
    expect(await give(bo, toLog(match, 1), 'sad')).toMatchObject({ status: 403, body: { code: 'talk-off' } });
    expect((await give(bo, toLog(match, 1), null)).status).toBe(200);
    await anna.ask('PUT', `/api/matches/${match}/talk`, { talk: 'phrases' });
    expect((await give(bo, toLog(match, 1), 'sad')).status).toBe(200);
    const stranger = await fetch(server.address + toLog(match, 1), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"reaction":"sad"}',
    });
    expect(stranger.status).toBe(401);
  });

  test('are of the seat that gives them where a person has several', async () => {
    const { id } = await anna.newMatch({});
    await anna.post(`/api/matches/${id}/seats/1/join`, { name: 'Carl' });
    await anna.post(`/api/matches/${id}/start`);
    await give(anna, toLog(id, 1), 'bravo');
    await give(anna, toLog(id, 1), 'sad', { seat: 1 });
    expect((await cleo.get(`/api/matches/${id}/reactions`))[0].reactions.map(plain)).toEqual(['bravo Anna 0 false', 'sad Carl 1 false']);
  });
});

describe('reactions to what was said', () => {
  const words = (text: string) => ({ id: `said-${text}-here`, text });

  test('come with the line, to whoever hears both the line and who reacts', async () => {
    const match = await together();
    const [a, c] = (await Promise.all([anna, cleo].map((who) => who.connect(match, { talk: true })))) as [Client, Client];
    await anna.post(`/api/matches/${match}/talk`, words('well'));
    await give(bo, toTalk(match, 'table', 1), 'lovely');
    await a.until(() => said(a, 1) !== undefined);
    expect(said(a, 1)).toEqual(['lovely Bo 1 false']);
    const before = a.received.length;
    await give(cleo, toTalk(match, 'table', 1), 'funny');
    await c.until(() => said(c, 1)?.length === 2);
    await settled(a);
    expect(a.received.length).toBe(before + 1);
    expect((await anna.get(`/api/matches/${match}/talk`))[0].reactions).toHaveLength(1);
    expect((await cleo.get(`/api/matches/${match}/talk`))[0].reactions).toHaveLength(2);
    // Not to hear the stands is not to be able to react there.
    await cleo.post(`/api/matches/${match}/talk`, words('psst'));
    expect(await give(anna, toTalk(match, 'stands', 1), 'sad')).toMatchObject({ status: 404, body: { code: 'no-line' } });
    await Promise.all([a, c].map((client) => client.close()));
  });

  test('go with the words when those are taken away', async () => {
    const match = await together();
    await anna.post(`/api/matches/${match}/talk`, words('oh no'));
    await give(bo, toTalk(match, 'table', 1), 'ouch');
    await anna.ask('DELETE', `/api/matches/${match}/talk/table/1`);
    expect((await bo.get(`/api/matches/${match}/talk`))[0]).not.toHaveProperty('reactions');
    expect(await give(bo, toTalk(match, 'table', 1), 'sad')).toMatchObject({ status: 404, body: { code: 'no-line' } });
  });
});

test('reactions outlive the server, and go with whoever leaves for good', async () => {
  const dataDir = newFolder();
  const first = await serve({ dataDir, limits: LIMITS });
  const dora = await Person.enter(first.address, 'Dora');
  const { id } = await dora.newMatch({ bots: ['easy'], start: true });
  await dora.post(`/api/matches/${id}/talk`, { id: 'said-by-dora', text: 'Well' });
  await give(dora, toLog(id, 1), 'bravo');
  await give(dora, toTalk(id, 'table', 1), 'lovely');
  await first.stop();
  const second = await serve({ dataDir, limits: LIMITS });
  const eve = await Person.enter(second.address, 'Eve');
  const listening = await eve.connect(id, { talk: true });
  await listening.until(() => at(listening, 1)?.length === 1 && said(listening, 1)?.length === 1);
  await dora.at(second.address).ask('DELETE', '/api/session');
  await listening.until(() => at(listening, 1) === undefined);
  expect(await eve.get(`/api/matches/${id}/reactions`)).toEqual([]);
  await listening.close();
  await second.stop();
});
