import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { forwarded } from './abuse/forwarded.ts';
import { grabs } from './abuse/grabs.ts';
import { jumps } from './abuse/jumps.ts';
import { lists } from './abuse/lists.ts';
import { silent } from './abuse/silent.ts';
import { slow } from './abuse/slow.ts';
import { spelt } from './abuse/spelt.ts';
import { starve } from './abuse/starve.ts';
import { fillFolder, waking } from './abuse/waking.ts';
import { bundleServer, newFolder, Server } from './child.ts';

/* That the parts of `abuse` notice what they look for. */

/** A server that answers all requests in its own way. */
async function fake(answer: (path: string) => unknown) {
  const server = createServer((request, reply) => {
    request.resume();
    reply.end(JSON.stringify(answer(request.url ?? '')));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

describe('planted', () => {
  test('a server that limits nothing and waits without end is noticed', async () => {
    const { address, close } = await fake(() => ({}));
    expect((await forwarded(address, 30)).wrong.length).toBe(1);
    expect((await spelt(address, 30, 1)).wrong.length).toBe(1);
    expect((await slow(address, 8, 300)).wrong.length).toBe(1);
    expect((await jumps(address, 30, async () => undefined)).wrong).toEqual([expect.stringMatching(/32 sessions/)]);
    close();
  });

  test('a bot that waits behind the bots of others is noticed', async () => {
    let [tables, turn, at] = [0, 0, 0];
    const { address, close } = await fake((path) => {
      if (path === '/api/matches') tables++;
      if (path.endsWith('/actions')) [turn, at] = [turn + 1, Date.now() + 120 * tables];
      const decisions = Date.now() >= at ? [{ id: turn, options: [{ id: 0 }] }] : [];
      return { id: 'x', token: 'x', table: { status: 'running' }, sight: { decisions } };
    });
    expect((await starve({ address, doors: [address] }, 6, 3)).wrong).toEqual([expect.stringMatching(/^4: an easy bot took/)]);
    close();
  }, 30_000);

  test('a list that is reckoned anew each time is noticed', async () => {
    const { address, close } = await fake((path) => {
      for (const end = performance.now() + 15; path.endsWith('of=listed') && performance.now() < end; );
      return { id: 'x', token: 'x' };
    });
    expect((await lists(address, 4, 40)).wrong).toEqual([expect.stringMatching(/^5: a list takes/)]);
    close();
  }, 30_000);

  describe('on a real server', () => {
    let main = '';
    beforeAll(async () => {
      main = bundleServer();
    }, 60_000);

    test('where somebody silent is never replaced, or too early, and where grace is short', async () => {
      const server = await Server.start({ main, dataDir: newFolder() });
      // Time that stands still, and time that runs too fast, are what a server without patience and without grace looks like.
      expect((await silent(server.address, 1, async () => undefined)).wrong).toEqual([expect.stringMatching(/^7: 1 of 1 tables still/)]);
      expect((await silent(server.address, 1, (ms) => server.pass(3 * ms))).wrong[0]).toMatch(/^7: 1 of 1 silent people were replaced/);
      expect((await grabs(server.address, 1, (ms) => server.pass(3 * ms))).wrong[0]).toMatch(/^8: POST \S+seats\/0\/bot took/);
      await server.kill();
    }, 60_000);

    test('a door that opens once all matches are awake', async () => {
      const folder = newFolder();
      const on = () => Server.start({ main, dataDir: folder });
      const full = await fillFolder(folder, 12, on);
      const late = async () => {
        const server = await on();
        // Later than what is let pass, also where the start on the empty folder had been slow.
        await new Promise((resolve) => setTimeout(resolve, full.empty + 2_500));
        return server;
      };
      expect((await waking(full, late, { patience: 10_000 })).wrong).toEqual([expect.stringMatching(/^11: the first answer came/)]);
    }, 60_000);
  });
});
