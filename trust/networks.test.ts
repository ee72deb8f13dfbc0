import { expect, test } from 'vitest';
import { sized } from '../test/sized.ts';
import { networks } from './networks.ts';

test('lines that are cut, late, doubled and swapped: each client soon has before it what the server says', async () => {
  const { counts, failures } = await networks({ size: sized(3, 4), seed: 1, within: 40_000 });
  expect(failures).toEqual([]);
  expect(counts['nachtwacht: cuts']).toBeGreaterThan(2);
  expect(counts['nachtwacht: words']).toBeGreaterThan(10);
  expect(counts['nachtwacht: answers lost']).toBeGreaterThan(0);
  expect(counts['nachtwacht: notes and proposals']).toBeGreaterThan(1);
  // Whether a step may be taken back alone is luck; by agreement one always may, once something has been done.
  const back = Object.entries(counts).flatMap(([what, count]) => (what.endsWith('taken back by agreement') ? [Number(count)] : []));
  expect(back.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  expect(counts['keys of mails']).toBeGreaterThan(1);
  expect(counts['devices that they let in, as far as was heard']).toBeGreaterThan(0);
});
