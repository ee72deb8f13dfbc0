import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { questhall, scratch } from './terminal.ts';

test('a taken port is one sentence and exit code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { code, err } = await questhall(`serve --port ${port} --host 127.0.0.1 --data ${join(scratch(), 'data')}`);
  other.close();
  expect(err).toMatch(/^questhall: Port \d+ is taken/m);
  expect(code).toBe(1);
});
