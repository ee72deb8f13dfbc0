import { expect, test } from 'vitest';
import { fuzz } from './fuzz.ts';

test('bad messages of every kind: a clear error each, no effect on others, no crash, no growth', async () => {
  const { counts, failures } = await fuzz({ size: 20_000, seed: 1, until: Date.now() + 8_000 });
  expect(failures).toEqual([]);
  expect(counts['bad messages on sockets']).toBeGreaterThan(1_000);
  expect(counts['bad requests']).toBeGreaterThan(100);
  expect(counts['too frequent requests refused']).toBeGreaterThan(5);
});
