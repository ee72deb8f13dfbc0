import { expect, test } from 'vitest';
import { kills } from './kills.ts';

test('kill -9 at random moments, a full disk, a read-only folder: nothing acknowledged is lost or doubled, all play on', async () => {
  const { counts, failures } = await kills({ size: 15, seed: 1, until: Date.now() + 12_000 });
  expect(failures).toEqual([]);
  expect(counts.kills).toBeGreaterThan(0);
  expect(counts['acknowledged answers']).toBeGreaterThan(10);
  expect(counts['answers refused for want of room']).toBeGreaterThan(0);
});
