import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { RunningServer } from '../src/index.ts';
import { type Client, Person, playOn, serve } from './player.ts';

let server: RunningServer;
let anna: Person;
let bo: Person;
let id: string;
beforeAll(async () => {
  server = await serve();
  anna = await Person.enter(server.address, 'Anna');
  bo = await Person.enter(server.address, 'Bo');
  ({ id } = await anna.newMatch({ options: { rounds: 50 } }));
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/start`);
});
afterAll(() => server.stop());

/** Both play until one more round is over. */
async function round(): Promise<void> {
  const a = await anna.connect(id);
  const b = await bo.connect(id);
  const from = a.sight!.view.round;
  const play = async (client: Client) => {
    while (client.sight!.view.round === from) {
      await client.until(() => client.decision !== undefined || client.sight!.view.round > from);
      if (client.sight!.view.round > from) return;
      const { id: asked, options } = client.decision!;
      await client.act(options[0]!.id);
      await client.until(() => client.decision?.id !== asked);
    }
  };
  await Promise.all([play(a), play(b)]);
  await a.close();
  await b.close();
}

describe('a client that comes back', () => {
  test('gets the updates that it missed and nothing else', async () => {
    const first = await anna.connect(id);
    const { epoch, n } = first;
    await first.close();
    await round();
    const back = await anna.connect(id, { epoch, n }, first);
    expect(back.messages.map((m) => m.t)).not.toContain('whole');
    expect(back.messages[0]).toMatchObject({ t: 'update', n: n + 1 });
    // A second client that asks for everything has the same before it.
    const fresh = await anna.connect(id);
    await back.until(() => back.messages.some((m) => m.t === 'table'));
    expect(back.sight).toEqual(fresh.sight);
    expect(back.log).toEqual(fresh.log);
    await back.close();
    await fresh.close();
  });

  test('with an unknown epoch or a number that never was gets everything', async () => {
    for (const hello of [{ epoch: 'another-server', n: 1 }, { n: 0 }, { epoch: (await anna.connect(id)).epoch, n: 9999 }]) {
      const back = await anna.connect(id, hello);
      expect(back.messages[0]!.t).toBe('whole');
      await back.close();
    }
  });

  test('two tabs of one seat get the same updates; presence ends with the last of them', async () => {
    const watcher = await bo.connect(id);
    const [one, two] = [await anna.connect(id), await anna.connect(id)];
    await watcher.until(() => watcher.table?.seats[0]?.online === true);
    const decision = one.decision;
    if (decision) {
      await one.act(decision.options[0]!.id);
      await two.until(() => two.n === one.n && two.decision?.id !== decision.id);
      // But for the acknowledgement, which is for the one that gave the answer.
      const updates = ({ received }: Client) => received.filter((m) => m.startsWith('[')).map((m) => JSON.parse(m).slice(0, 6));
      expect(updates(two).length).toBeGreaterThan(0);
      expect(updates(two)).toEqual(updates(one));
    }
    await one.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(watcher.table?.seats[0]?.online).toBe(true);
    await two.close();
    await watcher.close();
  });
});

describe('what a socket does not take', () => {
  test('nonsense, wrong shapes, too much at once: a problem each, and the connection stays', async () => {
    const a = await anna.connect(id);
    const problem = async (send: () => void) => {
      const from = a.messages.length;
      send();
      await a.until(() => a.messages.slice(from).some((m) => m.t === 'problem'));
      return a.messages.slice(from).find((m) => m.t === 'problem');
    };
    expect(await problem(() => a.socket.send('{nonsense'))).toMatchObject({ code: 'malformed' });
    expect(await problem(() => a.socket.send(Buffer.from([0, 1, 2])))).toMatchObject({ code: 'malformed' });
    expect(await problem(() => a.send({ t: 'dance' }))).toMatchObject({ code: 'malformed' });
    expect(await problem(() => a.send({ t: 'act', id: 'command-1', seat: 'first', decision: 1, choice: '1' }))).toMatchObject({
      code: 'malformed',
    });
    expect(await problem(() => a.send({ t: 'act', id: 'x'.repeat(40_000), seat: 0, decision: 1, choice: '1' }))).toMatchObject({
      code: 'too-large',
    });
    a.send({ t: 'ping' });
    await a.until(() => a.messages.at(-1)?.t === 'pong');
    expect(a.closed).toBeUndefined();
    await a.close();
  });

  test('too many messages: a problem, then the end; nobody else notices', async () => {
    const strict = await serve({ limits: { messages: { perSecond: 1, burst: 3 } } });
    const cy = await Person.enter(strict.address, 'Cy');
    const table = await cy.newMatch({});
    const flood = await cy.connect(table.id);
    for (let i = 0; i < 300; i++) flood.send({ t: 'ping' });
    await flood.until(() => flood.closed !== undefined);
    expect(flood.closed?.code).toBe(1008);
    expect(flood.messages.filter((m) => m.t === 'problem')[0]).toMatchObject({ code: 'too-fast' });
    expect((await cy.connect(table.id)).table?.id).toBe(table.id);
    await strict.stop();
  });

  test('a match that is not there: a problem and 4404', async () => {
    const lost = await anna.connect('zzzzzzzzzzzzzzzz');
    await lost.until(() => lost.closed !== undefined);
    expect(lost.messages[0]).toMatchObject({ t: 'problem', code: 'no-match' });
    expect(lost.closed?.code).toBe(4404);
  });

  test('an answer before hello', async () => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/matches/${id}/socket`);
    const answer = await new Promise<string>((resolve) => {
      socket.on('open', () => socket.send(JSON.stringify({ t: 'act', id: 'command-1', seat: 0, decision: 1, choice: '1' })));
      socket.on('message', (data) => resolve((data as Buffer).toString()));
    });
    expect(JSON.parse(answer)).toMatchObject({ t: 'problem', code: 'malformed' });
    socket.close();
  });
});

test('who does not ask for packed updates gets plain ones, with done before them, and everything anew when it comes back', async () => {
  const solo = await Person.enter(server.address, 'Solo');
  const { id: own } = await solo.newMatch({ bots: ['easy'], start: true, options: { rounds: 3 } });
  const client = await solo.connect(own, { packed: false });
  await playOn([client]);
  expect(client.received.some((text) => text.startsWith('['))).toBe(false);
  const kinds = client.messages.map(({ t }) => t);
  expect(kinds.filter((kind) => kind === 'update').length).toBeGreaterThan(3);
  expect(kinds[kinds.indexOf('done') + 1]).toBe('update');
  const fresh = await solo.connect(own);
  expect(client.sight).toEqual(fresh.sight);
  const back = await solo.connect(own, { packed: false, epoch: client.epoch, n: client.n });
  expect(back.messages[0]?.t).toBe('whole');
  for (const one of [client, fresh, back]) await one.close();
});
