import { afterEach, describe, expect, test, vi } from 'vitest';
import { steadyClock } from '../src/clock.ts';
import { Allowance } from '../src/socket/allowance.ts';
import { Person, playOn, serve } from './player.ts';

const HOUR = 3_600_000;
afterEach(() => vi.restoreAllMocks());

describe('a clock that somebody sets', () => {
  test('never jumps and never goes back; what is off is made up for at a tenth of the pace', () => {
    let [wall, ticks] = [1_000_000, 0];
    const now = steadyClock(
      () => wall,
      () => ticks,
    );
    const pass = (ms: number) => {
      wall += ms;
      ticks += ms;
      return now();
    };
    expect(pass(1000)).toBe(1_001_000);
    wall += HOUR;
    expect(now()).toBe(1_001_000);
    expect(pass(1000)).toBe(1_002_100);
    wall -= 2 * HOUR;
    expect(now()).toBe(1_002_100);
    expect(pass(1000)).toBe(1_003_000);
    for (let i = 0; i < 11 * 3600; i++) pass(1000);
    expect(now()).toBe(wall);
  });

  test('takes no allowance away', () => {
    const one = new Allowance({ perSecond: 1, burst: 2 }, HOUR);
    expect(one.spend(HOUR)).toBe(true);
    expect(one.spend(0)).toBe(true);
    expect(one.spend(1)).toBe(false);
    expect(one.spend(1100)).toBe(true);
  });

  test('an hour back or forward locks nobody out, ends nothing early and lets nobody do more', async () => {
    let off = 0;
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + off);
    const requests = { perAddress: { perSecond: 1000, burst: 300 }, perSession: { perSecond: 1000, burst: 300 } };
    const server = await serve({ limits: { requests, messages: { perSecond: 1000, burst: 20 }, matches: { max: 3, timeWindow: HOUR } } });
    const [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
    const { id } = await anna.newMatch({ clock: 600 });
    await bo.post(`/api/matches/${id}/seats/1/join`);
    await anna.post(`/api/matches/${id}/start`);
    const clients = [await anna.connect(id), await bo.connect(id)];
    const told = (await anna.get(`/api/matches/${id}/log?before=999`)).length;
    for (const jump of [-HOUR, HOUR, 24 * HOUR, -HOUR]) {
      off = jump;
      for (let i = 0; i < 30; i++) expect((await anna.ask('GET', '/api/games')).status).toBe(200);
      for (let i = 0; i < 10; i++) {
        const from = clients[0]!.messages.length;
        clients[0]!.send({ t: 'ping' });
        await clients[0]!.until(() => clients[0]!.messages.length > from);
        expect(clients[0]!.messages.at(-1)?.t).toBe('pong');
      }
      expect((await anna.get(`/api/matches/${id}/log?before=999`)).length).toBe(told);
    }
    // One more jump, and the tables that were left are no more than before.
    off = 48 * HOUR;
    expect([await made(anna), await made(anna), await made(anna)]).toEqual([200, 200, 429]);
    await playOn(clients);
    for (const client of clients) await client.close();
    await server.stop();
  });
});

const made = async (who: Person) => (await who.ask('POST', '/api/matches', { game: 'bids', seats: 2 })).status;
