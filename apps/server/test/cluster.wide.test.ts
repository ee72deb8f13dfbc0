import { checkRecord } from '@questhall/record';
import { describe, expect, test } from 'vitest';
import type { RunningServer, ServerOptions } from '../src/index.ts';
import { readSettings } from '../src/settings.ts';
import { bids } from './bids.ts';
import { programs } from './database.ts';
import { natsServer } from './nats.ts';
import { place } from './place.ts';
import { type Client, Person, playOn } from './player.ts';

/** Several nodes at one PostgreSQL and one NATS, as people see them: any node takes any connection. */

describe.runIf(programs && natsServer)('several nodes', { timeout: 180_000 }, () => {
  const at = place();
  let store = '';
  const nodes = async (count: number, options: Partial<ServerOptions> = {}): Promise<RunningServer[]> => {
    store = await at.database.ready();
    return Promise.all(Array.from({ length: count }, () => at.node(store, options)));
  };
  const ownerOf = async (match: string) => (await at.database.ask('SELECT node FROM owners WHERE match = $1', [match], store))[0]?.node;

  /** A match of two people who come to different nodes; the first node plays it. */
  async function apart(
    one: RunningServer,
    other: RunningServer,
    rounds = 3,
  ): Promise<{ anna: Person; bo: Person; id: string; clients: Client[] }> {
    const [anna, bo] = [await Person.enter(one.address, 'Anna'), await Person.enter(other.address, 'Bo')];
    const { id } = await anna.newMatch({ options: { rounds } });
    await bo.post(`/api/matches/${id}/seats/1/join`);
    await anna.post(`/api/matches/${id}/start`);
    return { anna, bo, id, clients: [await anna.connect(id), await bo.connect(id)] };
  }

  test('a match is played to its end by people at different nodes, and its record checks at each', async () => {
    const [one, other] = await nodes(2);
    const { anna, bo, id, clients } = await apart(one!, other!);
    expect(clients.map(({ seat }) => seat)).toEqual([0, 1]);
    await playOn(clients);
    for (const who of [anna, bo]) {
      const table = await who.get(`/api/matches/${id}`);
      expect(table).toMatchObject({ status: 'over', seats: [{ online: true }, { online: true }] });
      expect(checkRecord(await who.get(`/api/matches/${id}/record`), { gameOf: () => bids })).toMatchObject({ verdict: 'good' });
    }
    // What each was told came to what a fresh look shows.
    const fresh = await bo.at(one!.address).get(`/api/matches/${id}/view`);
    expect(clients[1]!.sight).toEqual(fresh.sight);
  });

  test('whatever is asked at the wrong node is done at the right one, errors too', async () => {
    const [one, other] = await nodes(2);
    const { anna, bo, id, clients } = await apart(one!, other!);
    // Whoever is asked answers over the node that does not play the match.
    const seat = clients.findIndex(({ decision }) => decision !== undefined);
    const [asked, waiting] = seat === 0 ? [anna.at(other!.address), bo] : [bo, anna.at(other!.address)];
    const view = await asked.get(`/api/matches/${id}/view`);
    expect(view).toMatchObject({ seat, table: { code: expect.any(String) } });
    expect((await asked.get(`/api/tables/${view.table.code}`)).id).toBe(id);
    const [decision] = view.sight.decisions;
    const act = { id: 'an-answer-1', seat, decision: decision.id, choice: decision.options[0].id };
    expect(await asked.post(`/api/matches/${id}/actions`, act)).toEqual({ t: 'done', id: act.id });
    expect(await asked.post(`/api/matches/${id}/actions`, act)).toEqual({ t: 'done', id: act.id }); // counts once
    expect((await waiting.ask('POST', `/api/matches/${id}/actions`, { ...act, id: 'an-answer-2' })).body.code).toBe('not-your-seat');
    expect((await bo.ask('POST', `/api/matches/${id}/seats/0/leave`)).body.code).toBe('not-your-seat');
    expect((await bo.ask('GET', `/api/matches/${'z'.repeat(16)}`)).body.code).toBe('no-match');
    expect((await bo.post(`/api/matches/${id}/talk`, { id: 'my-words-1', text: 'hello over there' })).text).toBe('hello over there');
  });

  test('where nobody but the players looks on, a stranger is kept out at every node, and let go when the match begins', async () => {
    const [one, other] = await nodes(2);
    const [anna, bo, eve] = await Promise.all(['Anna', 'Bo', 'Eve'].map((name) => Person.enter(other!.address, name)));
    const { id, code } = await anna!.at(one!.address).newMatch({ lookingOn: 'players' });
    const waiting = [await eve!.connect(id, { talk: true }), await eve!.at(one!.address).connect(id, { watch: true })];
    const screen = await bo!.connect(id);
    await bo!.post(`/api/matches/${id}/seats/1/join`);
    await anna!.post(`/api/matches/${id}/start`);
    screen.send({ t: 'hello', watch: true });
    await screen.until(() => screen.sight !== null && screen.seat === null, 'the screen');
    for (const line of [...waiting, await eve!.connect(id), await eve!.at(one!.address).connect(id)]) {
      await line.until(() => line.closed !== undefined, 'the end of the line');
      expect([line.messages.at(-1), line.closed, line.sight]).toMatchObject([{ code: 'players-only' }, { code: 4403 }, null]);
    }
    for (const node of [one, other])
      for (const path of [`/api/matches/${id}/view`, `/api/tables/${code}`])
        expect(await eve!.at(node!.address).ask('GET', path)).toMatchObject({
          status: 403,
          body: { code: 'players-only', args: { match: id } },
        });
    expect(screen.closed).toBeUndefined();
    const clients = [await anna!.connect(id), await bo!.connect(id)];
    await playOn(clients);
    expect(await eve!.get(`/api/matches/${id}`)).toMatchObject({ status: 'over' });
  });

  test('names, presence, lists and logging out are right at every node', async () => {
    const [one, other] = await nodes(2);
    const { anna, bo, id, clients } = await apart(one!, other!);
    // Who is there reaches the other node a moment later.
    const online = async () =>
      (await bo.get('/api/matches?of=mine')).map((table: { seats: { online: boolean }[] }) => table.seats[0]!.online);
    await expect.poll(online).toEqual([true]);
    // Whom it waits for is said alike at both.
    const waiting = async (who: Person) => (await who.get('/api/matches?of=mine'))[0].waiting;
    const waits = await waiting(anna);
    expect(waits).toMatchObject({ seats: [0, 1] });
    expect(await waiting(bo)).toEqual(waits);
    await bo.ask('PATCH', '/api/session', { name: 'Bo-Bo' });
    await clients[0]!.until(() => clients[0]!.table?.seats[1]?.name === 'Bo-Bo', 'the new name');
    const open = await anna.newMatch({ listed: true });
    await expect.poll(async () => (await bo.get('/api/matches?of=listed')).map((table: { id: string }) => table.id)).toContain(open.id);
    // Whoever leaves for good at one node is gone at the other.
    const line = await anna.at(other!.address).connect(id);
    await anna.ask('DELETE', '/api/session');
    await line.until(() => line.closed !== undefined, 'the end of the line');
    expect(await anna.at(other!.address).get('/api/session')).toBeNull();
    await clients[1]!.until(() => clients[1]!.table?.seats[0]?.standIn !== null, 'the stand-in');
  });

  test('a rematch is one table for all, wherever they ask', async () => {
    const [one, other] = await nodes(2);
    const { anna, bo, id, clients } = await apart(one!, other!, 1);
    await playOn(clients);
    const next = await anna.post(`/api/matches/${id}/rematch`);
    expect(await bo.post(`/api/matches/${id}/rematch`)).toMatchObject({
      id: next.id,
      seats: [{ kind: 'person' }, { kind: 'person', yours: true }],
    });
  });

  test('a node that is stopped hands its matches over, and clients go on elsewhere', async () => {
    const [one, other] = await nodes(2);
    const { anna, bo, id, clients } = await apart(one!, other!);
    // Who may swap is drawn, and asked first.
    const asked = () => clients.find(({ decision }) => decision !== undefined);
    await expect.poll(asked).toBeDefined();
    await asked()!.act(asked()!.decision!.options[0]!.id);
    const before = await ownerOf(id);
    const from = Date.now();
    await at.stop(one!);
    await Promise.all(clients.map((client) => client.until(() => client.closed !== undefined, 'the end of the line')));
    expect(clients.map(({ closed }) => closed?.code)).toEqual([1012, 1012]);
    const again = [await anna.at(other!.address).connect(id, {}, clients[0]), await bo.connect(id, {}, clients[1])];
    await playOn(again);
    expect(Date.now() - from).toBeLessThan(15_000);
    expect(await ownerOf(id)).not.toBe(before);
  });

  test('while the bus is away nobody is told "not saved" of what may be kept, and all go on when it is back', async () => {
    const [one, other] = await nodes(2);
    const { anna, bo, id, clients } = await apart(one!, other!);
    await at.nats.down();
    await clients[1]!.until(() => clients[1]!.closed !== undefined, 'the end of the line that went over the bus');
    expect(clients[1]!.closed?.code).toBe(1012);
    expect(clients[0]!.closed).toBeUndefined(); // whoever is at the match's own node plays on
    await at.nats.up();
    let back = await bo.connect(id, {}, clients[1]);
    for (let tries = 0; tries < 40 && back.closed; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      back = await bo.connect(id, {}, clients[1]);
    }
    await playOn([clients[0]!, back]);
    expect(await anna.get(`/api/matches/${id}`)).toMatchObject({ status: 'over' });
  });

  test('what comes after a window that nobody could answer is told at no node before it closes, by no feed and no list', async () => {
    const [one, other] = await nodes(2, { secretTick: 8_000 });
    const people = [await Person.enter(one!.address, 'Anna'), await Person.enter(other!.address, 'Bo')];
    const [anna, bo] = people as [Person, Person];
    const feeds = await Promise.all(people.map(async (who) => new URL((await who.ask('PUT', '/api/calls/feed')).body.url).pathname));
    const starting: Promise<unknown>[] = [];
    /** A match that has begun: where nobody's cards let them swap, a window stands open for two ticks at least. */
    const begin = async () => {
      const { id, code } = await anna.newMatch({ clock: 86_400 });
      await bo.post(`/api/matches/${id}/seats/1/join`);
      starting.push(anna.ask('POST', `/api/matches/${id}/start`).catch(() => undefined)); // answered once the window has closed
      await expect.poll(async () => (await anna.get(`/api/matches/${id}`)).status).toBe('running');
      /** For whom of the two it waits, by the list and by the feed of this node. */
      const waits = async ({ address }: RunningServer) =>
        Promise.all(
          people.map(async (who, i) => {
            const tables: { id: string; yourTurn: boolean }[] = await who.at(address).get('/api/matches?of=mine');
            const feed = await (await fetch(address + feeds[i]!)).text();
            return { list: tables.some((table) => table.id === id && table.yourTurn), feed: feed.includes(`/t/${code}"`) };
          }),
        );
      return { id, waits };
    };
    const nothing = [0, 1].map(() => ({ list: false, feed: false }));
    let match = await begin();
    while ((await match.waits(one!)).some(({ list }) => list)) match = await begin();
    // On the disk it is far ahead: both are asked for a bid.
    expect(await at.database.ask('SELECT pending FROM matches WHERE id = $1', [match.id], store)).toEqual([{ pending: '[0,1]' }]);
    expect([await match.waits(one!), await match.waits(other!)]).toEqual([nothing, nothing]);
    await at.nats.down();
    expect(await match.waits(other!)).toEqual(nothing);
    await at.nats.up();
    // A node that stops lets go of its windows; then it is told.
    await at.stop(one!);
    await expect.poll(() => match.waits(other!), { timeout: 20_000 }).toEqual([0, 1].map(() => ({ list: true, feed: true })));
    await Promise.all(starting);
  });

  test('limits are shared out among the nodes', async () => {
    const [one, other] = await nodes(2, { limits: { sessions: { max: 8, timeWindow: 3_600_000 } } });
    const enter = async (at: RunningServer) => {
      const head = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Anna"}' };
      return (await fetch(`${at.address}/api/session`, head)).status;
    };
    await new Promise((resolve) => setTimeout(resolve, 1500)); // both know of each other
    const told: number[] = [];
    for (let i = 0; i < 6; i++) told.push(await enter(one!));
    expect(told).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await enter(other!)).toBe(200);
  });

  test('a code for another device, asked for at one node, lets in at the other, once', async () => {
    const [one, other] = await nodes(2);
    const anna = await Person.enter(one!.address, 'Anna');
    const { code } = await anna.post('/api/session/link');
    const second = await Person.enter(other!.address, 'nobody yet');
    expect(await second.post('/api/session/devices', { code })).toMatchObject({ id: anna.id, name: 'Anna' });
    expect((await second.at(one!.address).ask('POST', '/api/session/devices', { code })).status).toBe(404);
  });

  test('what a person changes at two nodes at the same time of how they are called, both keep', async () => {
    const [one, other] = await nodes(2);
    const anna = await Person.enter(one!.address, 'Anna');
    const there = anna.at(other!.address);
    for (let n = 0; n < 5; n++) {
      const times = { locale: 'nl', zone: 'Europe/Amsterdam', quiet: { from: 1300 + n, to: 400 }, after: 300 };
      const night = { from: 1320, to: 420 + n };
      await Promise.all([
        anna.ask('PUT', '/api/calls', times),
        there.ask('PUT', '/api/calls/hours', { zone: 'Europe/Amsterdam', night, weekends: n % 2 === 0 }),
      ]);
      // Each node knows what the other has kept a moment later; what is kept is asked for by a change of nothing.
      const kept = await anna.ask('DELETE', '/api/calls/push');
      expect(kept.body).toMatchObject({ quiet: { from: 1300 + n, to: 400 }, hours: { night, weekends: n % 2 === 0 } });
    }
  });
});

test('a bus is for servers that share a database', () => {
  expect(() => readSettings(['--bus', 'nats://127.0.0.1:4222'], {})).toThrow('BUS is for servers that share a database: set STORE, too.');
  expect(() => readSettings(['--bus', 'http://x'], { STORE: 'postgres://x/y' })).toThrow('BUS is nats://user:password@host:4222.');
  expect(readSettings([], { STORE: 'postgres://x/y', BUS: 'nats://x:4222' })).toMatchObject({ bus: 'nats://x:4222' });
});
