import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { newFolder, serve } from './player.ts';

test('a stop does not wait for whoever has connected and asked nothing, as browsers do beforehand', async () => {
  const server = await serve({ dataDir: newFolder() });
  const { hostname, port } = new URL(server.address);
  const line = connect(Number(port), hostname);
  await once(line, 'connect');
  // The server knows of the line before it answers another one.
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  const ended = once(line, 'close');
  const from = Date.now();
  await server.stop();
  await ended;
  expect(Date.now() - from).toBeLessThan(20_000);
});
