import { once } from 'node:events';
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fast } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { sized } from '../test/sized.ts';
import { fuzzSocket } from './fuzz/sockets.ts';
import { respelt } from './fuzz/spellings.ts';
import { fuzz, fuzzHttp } from './fuzz.ts';

test('bad messages of every kind: a clear error each, no effect on others, no crash, no growth', async () => {
  const { counts, failures } = await fuzz({ size: sized(4_000, 20_000), seed: 1, within: 8_000 });
  expect(failures).toEqual([]);
  expect(counts['bad messages on sockets']).toBeGreaterThan(1_000);
  expect(counts['bad requests']).toBeGreaterThan(100);
  expect(counts['times that the clock was set']).toBeGreaterThan(5);
  expect(counts['too frequent requests refused']).toBeGreaterThan(5);
});

/** A server that answers each message with `answer`, and a hello with a whole. */
async function fake(answer: (text: string) => object[]) {
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      const answers = text.startsWith('{"t":"hello"') ? [{ t: 'whole', sight: null }] : answer(text);
      for (const one of answers) socket.send(JSON.stringify(one));
    });
  });
  const close = () => {
    sockets.close();
    http.close();
  };
  return { address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, close };
}

test('an answer of the wrong kind, for another command, or one too many is noticed', async () => {
  const refusal = (id: string) => ({ t: 'refused', id, code: 'not-your-seat' });
  const fakes: ((text: string) => object[])[] = [
    () => [{ t: 'pong', now: 1 }],
    () => [refusal('another-command')],
    (text) => [refusal(JSON.parse(text).id), { t: 'pong', now: 1 }],
  ];
  for (const answers of fakes) {
    const { address, close } = await fake(answers);
    // Always the middle of the kinds of messages: a stale answer.
    const { wrong } = await fuzzSocket(address, 'any', undefined, 0, 100, (n) => Math.floor(n / 2));
    expect(wrong.length).toBeGreaterThan(0);
    close();
  }
  const { address, close } = await fake((text) => [refusal(JSON.parse(text).id)]);
  expect((await fuzzSocket(address, 'any', undefined, 0, 100, (n) => Math.floor(n / 2))).wrong).toEqual([]);
  close();
});

test('a server that is led by the text of an address, by one spelling of a type, or by a length that is named, is noticed', async () => {
  const bad = {
    method: 'POST',
    path: '/api/matches',
    headers: { 'content-type': 'application/json' },
    body: '{"seats":2',
    statuses: [400],
  };
  const wrongOf = async (may: (path: string, type: string, length: string | undefined) => boolean) => {
    const server = createServer((request, answer) => {
      const { url = '', headers } = request;
      request.resume();
      answer.statusCode = may(url, headers['content-type'] ?? '', headers['content-length']) ? 400 : 200;
      request.on('end', () => answer.end('{"code":"malformed"}'));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const chance = fast(1, 1);
    const agent = new Agent();
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { wrong } = await fuzzHttp(address, agent, 60, () => respelt((n) => chance.below(n), bad));
    agent.destroy();
    server.close();
    return wrong.length;
  };
  expect(await wrongOf((path) => path.startsWith('/api/'))).toBeGreaterThan(0);
  expect(await wrongOf((_, type) => type === 'application/json')).toBeGreaterThan(0);
  expect(await wrongOf((_, __, length) => length !== undefined)).toBeGreaterThan(0);
  expect(await wrongOf((path, type) => decodeURIComponent(path) === bad.path && /^application\/json/i.test(type))).toBe(0);
});
