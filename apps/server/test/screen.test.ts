import { networkInterfaces } from 'node:os';
import type { Whole } from '@questhall/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { Person, serve } from './player.ts';

/*
 * A screen that a whole room looks at is often opened by somebody who sits at the table, in the same browser. It must be
 * sent what a stranger is sent, and nothing of the seat.
 */

let server: RunningServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

/** What is said of the line itself: its own clock. */
const timeless = (texts: readonly string[]) => texts.map((text) => text.replace(/"now":\d+/g, '"now":0'));

describe('a screen for everybody', () => {
  test('a seated session that watches is sent, letter by letter, what a stranger is sent, all match long', async () => {
    const anna = await Person.enter(server.address, 'Anna');
    const bo = await Person.enter(server.address, 'Bo');
    const nobody = await Person.enter(server.address, 'Nobody');
    const { id } = await anna.newMatch({});
    await bo.post(`/api/matches/${id}/seats/1/join`);
    const hands = await Promise.all([anna.connect(id, { packed: true }), bo.connect(id, { packed: true })]);
    const hello = { packed: true, midway: true, talk: true };
    const stranger = await nobody.connect(id, hello);
    const screen = await anna.connect(id, { ...hello, watch: true, seat: 0 });
    // Both have been greeted, with all that comes of it: from here on they are told the same.
    const greeted = ({ messages, table }: typeof screen) =>
      table?.spectators === 2 && messages.at(-1)?.t !== 'whole' && messages.some(({ t }) => t === 'talk');
    await stranger.until(() => greeted(stranger));
    await screen.until(() => greeted(screen) && screen.messages.some(({ t }) => t === 'table'));
    const from = [stranger, screen].map(({ received }) => received.length);
    expect(screen.table?.seats.some(({ yours }) => yours)).toBe(false);
    expect(screen.table?.host).toBe(false);

    await anna.post(`/api/matches/${id}/start`);
    for (const hand of hands) await hand.until(() => hand.sight !== null);
    for (let turn = 0; turn < 200; turn++) {
      const { body } = await anna.ask('GET', `/api/matches/${id}`);
      if (body.status === 'over') break;
      for (const hand of hands) {
        const asked = hand.sight?.decisions[0];
        if (asked) await hand.act(asked.options[0]!.id);
      }
    }
    await screen.until(() => screen.table?.status === 'over');
    await stranger.until(() => stranger.table?.status === 'over');
    await expect.poll(() => screen.received.length - from[1]!).toBe(stranger.received.length - from[0]!);
    const told = timeless(screen.received.slice(from[1]));
    expect(told.length).toBeGreaterThan(4);
    expect(told).toEqual(timeless(stranger.received.slice(from[0])));
    expect(screen.seat).toBe(null);
    expect(screen.sight?.decisions).toEqual([]);
    expect(screen.sight?.yours).toEqual([]);
  });

  test('what it is greeted with is a stranger’s, also where it said hello as a seat before', async () => {
    const anna = await Person.enter(server.address, 'Anna');
    const nobody = await Person.enter(server.address, 'Nobody');
    const { id } = await anna.newMatch({ bots: ['easy'], start: true });
    const screen = await anna.connect(id);
    expect(screen.seat).toBe(0);
    screen.send({ t: 'hello', watch: true });
    await screen.until(() => screen.seat === null);
    const stranger = await nobody.connect(id);
    const greeting = (from: readonly string[]) => {
      const wholes = from.filter((text) => text.startsWith('{"t":"whole"'));
      const { table, ...rest } = JSON.parse(wholes.at(-1)!) as Whole;
      return {
        ...rest,
        now: 0,
        table: { ...table, revision: 0, spectators: 0, seats: table.seats.map((seat) => ({ ...seat, online: true, awaySince: null })) },
      };
    };
    expect(greeting(screen.received)).toEqual(greeting(stranger.received));
    // Once a screen, always a screen: a hello without that word does not bring the seat back.
    screen.send({ t: 'hello', seat: 0 });
    const before = screen.received.length;
    await screen.until(() => screen.received.length > before);
    expect(screen.seat).toBe(null);
  });

  test('it acts for no seat, and keeps nobody present', async () => {
    const anna = await Person.enter(server.address, 'Anna');
    const { id } = await anna.newMatch({ bots: ['easy'], start: true });
    const hand = await anna.connect(id);
    const screen = await anna.connect(id, { watch: true });
    await hand.until(() => hand.decision !== undefined);
    const asked = hand.decision!;
    screen.send({ t: 'act', id: 'from-the-screen', seat: 0, decision: asked.id, choice: asked.options[0]!.id });
    await screen.until(() => screen.messages.some((m) => m.t === 'refused'));
    expect(screen.messages.find((m) => m.t === 'refused')).toMatchObject({ code: 'not-your-seat' });
    hand.socket.close();
    await screen.until(() => screen.table?.seats[0]?.online === false);
    expect(screen.table?.spectators).toBe(1);
  });
});

describe('where others find the server', () => {
  const lan = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).filter((one) => one.family === 'IPv4' && !one.internal));
  const ask = async (address: string, headers: Record<string, string> = {}) =>
    (await (await fetch(`${address}/api/address`, { headers })).json()) as string[];

  test('on this machine it is told each of its addresses in its networks, where it listens to all', async () => {
    const open = await serve({ host: '0.0.0.0' });
    const { port } = new URL(open.address);
    expect(await ask(`http://127.0.0.1:${port}`)).toEqual(lan.map(({ address }) => `http://${address}:${port}`));
    // Nobody else is told: whoever comes through a proxy, or over a network.
    for (const header of ['x-forwarded-for', 'forwarded', 'via'])
      expect(await ask(`http://127.0.0.1:${port}`, { [header]: 'x' })).toEqual([]);
    for (const { address } of lan) expect(await ask(`http://${address}:${port}`)).toEqual([]);
    await open.stop();
  });

  test('nothing where it listens to this machine alone', async () => {
    expect(await ask(server.address)).toEqual([]);
  });
});
