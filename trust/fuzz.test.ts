import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { fuzzSocket } from './fuzz/sockets.ts';
import { fuzz } from './fuzz.ts';

test('bad messages of every kind: a clear error each, no effect on others, no crash, no growth', async () => {
  const { counts, failures } = await fuzz({ size: 20_000, seed: 1, until: Date.now() + 8_000 });
  expect(failures).toEqual([]);
  expect(counts['bad messages on sockets']).toBeGreaterThan(1_000);
  expect(counts['bad requests']).toBeGreaterThan(100);
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
