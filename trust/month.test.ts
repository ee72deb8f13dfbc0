import { expect, test } from 'vitest';
import { month } from './month.ts';

test('days at the table: every call comes once and in time, and nothing is lost by a restart, a restore or a lost phone', async () => {
  const { counts, failures } = await month({ size: 8, seed: 1, within: 0 });
  expect(failures).toEqual([]);
  expect(counts).toMatchObject({ days: 8, 'answers by the clock': 0 });
  expect(counts.calls).toBeGreaterThan(10);
  expect(counts.answers).toBeGreaterThan(20);
}, 180_000);

test('a call that comes late, and an answer that is lost, are noticed', async () => {
  const late = await month({ size: 1, seed: 2, within: 0 }, 'refused');
  expect(late.failures.map(({ what }) => what)).toContainEqual(expect.stringMatching(/has had \d+ calls and not \d+/));
  const lost = await month({ size: 2, seed: 2, within: 0 }, 'lost');
  expect(lost.failures.map(({ what }) => what)).toContainEqual(expect.stringMatching(/was acknowledged and is lost/));
}, 180_000);
