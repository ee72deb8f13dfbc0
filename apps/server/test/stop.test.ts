import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { Person, serve } from './player.ts';

test('a server stops soon, also where clients never answer that their sockets are being closed', async () => {
  const server = await serve();
  const anna = await Person.enter(server.address, 'Anna');
  const { id } = await anna.newMatch({});
  const { hostname, port } = new URL(server.address);
  // A client whose line is open and whose program does nothing any more.
  const dead = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(Number(port), hostname);
      socket.write(
        `GET /api/matches/${id}/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
      );
      await new Promise((resolve) => socket.once('data', resolve));
      socket.pause();
      socket.on('error', () => undefined); // reset by the server in the end
      return socket;
    }),
  );
  const living = await anna.connect(id);
  const from = Date.now();
  await server.stop();
  expect(Date.now() - from).toBeLessThan(8000);
  await living.until(() => living.closed !== undefined);
  expect(living.closed?.code).toBe(1012);
  for (const socket of dead) socket.destroy();
});
