import { expect, test } from 'vitest';
import { abuse } from './abuse.ts';

test('nobody gets more than his share, whatever he tries', async () => {
  const { counts, failures } = await abuse({ size: 1, seed: 1, within: Number.POSITIVE_INFINITY });
  expect(failures).toEqual([]);
  expect(counts['2: requests under other spellings']).toBeGreaterThan(50);
  expect(counts['7: replaced after it']).toBe(4);
  expect(counts['8: attempts within the grace']).toBeGreaterThan(100);
  expect(counts['10: slow and silent connections']).toBeGreaterThan(20);
  expect(counts['11: matches in the folder']).toBe(200);
}, 120_000);
