import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { abuse, forwarded, slow, spelt } from './abuse.ts';

test('nobody gets more than his share: chosen addresses, spellings, tables of hard bots, long lists, slow connections', async () => {
  const { counts, failures } = await abuse({ size: 3, seed: 1, until: Date.now() + 60_000 });
  expect(failures).toEqual([]);
  expect(counts['2: requests under other spellings']).toBeGreaterThan(100);
  expect(counts['10: slow and silent connections']).toBeGreaterThan(50);
}, 120_000);

test('planted: a server that limits nothing and waits without end is noticed', async () => {
  const open = createServer((request, answer) => {
    request.resume();
    answer.end('{}');
  }).listen(0, '127.0.0.1');
  await once(open, 'listening');
  const address = `http://127.0.0.1:${(open.address() as AddressInfo).port}`;
  expect((await forwarded(address, 30)).wrong.length).toBe(1);
  expect((await spelt(address, 30, 1)).wrong.length).toBe(1);
  expect((await slow(address, 8, 300)).wrong.length).toBe(1);
  open.closeAllConnections();
  open.close();
});
