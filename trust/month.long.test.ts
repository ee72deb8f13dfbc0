import { expect, test } from 'vitest';
import { Clocks } from './month/clocks.ts';
import { month } from './month.ts';

test('clocks run out in each of the three ways at their moment, and nobody loses a move who was not called', async () => {
  const { counts, failures } = await Clocks.of({ days: 5, seed: 1 });
  expect(failures).toEqual([]);
  expect(counts['clocks that ran out']).toBeGreaterThan(0);
}, 300_000);

test('a clock that rings an hour too late is noticed', async () => {
  const { failures } = await month({ size: 3, seed: 2, within: 0 }, 'tardy');
  expect(failures.map(({ what }) => what)).toContainEqual(
    expect.stringMatching(/was not replaced with 0 hours left|the clock has played at/),
  );
}, 300_000);
