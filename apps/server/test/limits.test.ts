import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningServer, StartProblem } from '../src/index.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import { Person, serve } from './player.ts';

/** The settings that an operator makes with these words. */
const trusting = (TRUST_PROXY: string) => readSettings([], { TRUST_PROXY }) as Settings;

async function newSessions(server: RunningServer, path: string, count: number, headers: (i: number) => Record<string, string>) {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) {
    const answer = await fetch(server.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers(i) },
      body: '{"name":"Anna"}',
    });
    statuses.push(answer.status);
  }
  return statuses.filter((status) => status === 200).length;
}

describe('whose limit it is', () => {
  const sessions = { max: 5, timeWindow: 600_000 };

  test('behind a proxy the visitor does not choose his address', async () => {
    for (const words of ['1', '127.0.0.0/8, ::1']) {
      const server = await serve({ ...pick(trusting(words)), limits: { sessions } });
      // As a proxy that adds to what the visitor sent.
      const chosen = await newSessions(server, '/api/session', 12, (i) => ({ 'x-forwarded-for': `203.0.113.${i}, 198.51.100.7` }));
      expect([words, chosen]).toEqual([words, 5]);
      // Another visitor has a limit of his own.
      expect(await newSessions(server, '/api/session', 1, () => ({ 'x-forwarded-for': '198.51.100.8' }))).toBe(1);
      await server.stop();
    }
  });

  test('who is trusted is a number of proxies or a list of networks; anything else is refused at the start', () => {
    expect(trusting('').trustProxy).toBe(false);
    expect(trusting('0').trustProxy).toBe(false);
    expect(trusting('2').trustProxy).toBe(2);
    expect(trusting('10.0.0.0/8, fd00::/8,192.0.2.1').trustProxy).toEqual(['10.0.0.0/8', 'fd00::/8', '192.0.2.1']);
    for (const bad of ['true', 'yes', '10.0.0.0/99', '10.0.0', '-1', '99', '10.0.0.0/8,proxy']) {
      expect(() => trusting(bad), bad).toThrow(StartProblem);
    }
  });
});

const pick = ({ trustProxy }: Settings) => ({ trustProxy });

describe('an address that is spelt another way', () => {
  const spellings = ['/api/', '/%61pi/', '/%61%70%69/', '/ap%69/'];

  test('meets the limits of requests', async () => {
    const server = await serve({
      limits: { requests: { perAddress: { perSecond: 0.001, burst: 8 }, perSession: { perSecond: 1000, burst: 1000 } } },
    });
    const statuses: number[] = [];
    for (let i = 0; i < 16; i++) statuses.push((await fetch(`${server.address}${spellings[i % spellings.length]}games`)).status);
    expect(statuses.filter((status) => status === 200).length).toBe(8);
    // What is no route is counted too.
    expect((await fetch(`${server.address}/%61pi/nothing`)).status).toBe(429);
    expect((await fetch(`${server.address}/nothing`)).status).toBe(429);
    // Whether the server is well may always be asked.
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    await server.stop();
  });

  test('knows who asks, and counts his sockets', async () => {
    const server = await serve({ limits: { sockets: { perAddress: 100, perSession: 2 } } });
    const anna = await Person.enter(server.address, 'Anna');
    for (const spelling of spellings) expect(await anna.get(`${spelling}session`)).toMatchObject({ name: 'Anna' });
    const { id } = await anna.newMatch({});
    const open: WebSocket[] = [];
    const closed: number[] = [];
    for (let i = 0; i < 8; i++) {
      const socket = new WebSocket(`${server.address.replace('http', 'ws')}${spellings[i % spellings.length]}matches/${id}/socket`, {
        headers: { authorization: `Bearer ${anna.token}` },
      });
      socket.on('close', (code) => closed.push(code));
      await new Promise((resolve) => socket.once('open', resolve));
      open.push(socket);
    }
    for (const end = Date.now() + 20_000; closed.length < 6 && Date.now() < end; ) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(closed).toEqual(new Array(6).fill(1008));
    for (const socket of open) socket.terminate();
    await server.stop();
  });

  test('meets the limits of its route, by any method that leads there', async () => {
    const server = await serve({ limits: { sessions: { max: 4, timeWindow: 600_000 }, codes: { max: 4, timeWindow: 600_000 } } });
    let taken = 0;
    for (const spelling of spellings) taken += await newSessions(server, `${spelling}session`, 3, () => ({}));
    expect(taken).toBe(4);
    const found: number[] = [];
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD', 'GET', 'HEAD'])
      found.push((await fetch(`${server.address}/api/tables/AAAAA`, { method })).status);
    expect(found).toEqual([404, 404, 404, 404, 429, 429]);
    await server.stop();
  });
});

/** Connects, says what is given, and tells when the server has closed it. */
async function line(address: string, text: string): Promise<{ socket: Socket; closed: Promise<number> }> {
  const from = performance.now();
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => undefined); // being cut off is what is waited for
  const closed = new Promise<number>((resolve) => socket.on('close', () => resolve(performance.now() - from)));
  await new Promise((resolve) => socket.once('connect', resolve));
  if (text) socket.write(text);
  socket.resume();
  return { socket, closed };
}

describe('slow and silent connections', () => {
  const HEAD = 'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

  test('a head, a body or a first word that does not come is not waited for', async () => {
    const server = await serve({ limits: { patience: { head: 300, body: 600, idle: 400 } } });
    const slow = [
      '',
      'POST /api/se',
      `${HEAD}content-length: 100\r\n\r\n{"na`,
      `${HEAD}transfer-encoding: chunked\r\n\r\n4\r\n{"na\r\n`,
      'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n',
    ];
    const lines = await Promise.all(slow.map((text) => line(server.address, text)));
    // One that sends a byte now and then is no better.
    const drip = await line(server.address, `${HEAD}content-length: 100\r\n\r\n`);
    const dripping = setInterval(() => drip.socket.write('x'), 50);
    const times = await Promise.all([...lines, drip].map(({ closed }) => Promise.race([closed, wait(5000)])));
    clearInterval(dripping);
    for (const [i, ms] of times.entries()) expect(ms, `${slow[i] ?? 'one that drips'}`).toBeLessThan(4500);
    await server.stop();
  });

  test('an address has so many connections and no more; a closed one makes room', async () => {
    const server = await serve({ limits: { connections: 10 } });
    const lines = await Promise.all(Array.from({ length: 30 }, () => line(server.address, '')));
    await wait(200);
    const open = lines.filter(({ socket }) => !socket.destroyed);
    expect(open.length).toBe(10);
    open[0]!.socket.destroy();
    await wait(50);
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
    for (const { socket } of lines) socket.destroy();
    await server.stop();
  });

  test('the connections of a proxy are not those of its visitors', async () => {
    for (const words of ['1', '127.0.0.1']) {
      const server = await serve({ ...pick(trusting(words)), limits: { connections: 3 } });
      const lines = await Promise.all(Array.from({ length: 9 }, () => line(server.address, '')));
      await wait(100);
      expect(lines.filter(({ socket }) => !socket.destroyed).length).toBe(9);
      for (const { socket } of lines) socket.destroy();
      await server.stop();
    }
  });
});

const wait = (ms: number) => new Promise<number>((resolve) => setTimeout(() => resolve(ms), ms));
