import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { sendText } from '../src/socket/frame.ts';

test('frames of every length, with and without letters beyond ASCII, arrive as they were, between those of the library', async () => {
  const texts = [0, 1, 125, 126, 65_535, 65_536, 200_000].flatMap((n) => ['x'.repeat(n), `é${'x'.repeat(n)}`, `😀${'ü'.repeat(n >> 1)}`]);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket, request) => {
    for (const text of texts) {
      sendText(request.socket, text);
      socket.send('between');
    }
  });
  await new Promise((open) => server.once('listening', open));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((done, failed) => {
    client.on('error', failed);
    client.on('message', (data, isBinary) => {
      expect(isBinary).toBe(false);
      if (heard.push((data as Buffer).toString()) === texts.length * 2) done();
    });
  });
  client.terminate();
  server.close();
  expect(heard).toEqual(texts.flatMap((text) => [text, 'between']));
});
