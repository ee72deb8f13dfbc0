import { fast } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { range, tallies } from '../src/tally.ts';
import type { SeenDraw } from '../src/witness.ts';

/** 600 rolls of a die, or 600 draws with putting back. */
function rolls(seed: number, items?: string[]): SeenDraw[] {
  const chance = fast(seed);
  return Array.from({ length: 600 }, (_, n) => ({ n, what: 'die', of: 6, result: chance.below(6), ...(items ? { items } : {}) }));
}

/** Draws from a pile without putting back. */
function drawn(pile: string[], count: number, seed = 1): SeenDraw[] {
  const chance = fast(seed);
  const left = [...pile];
  return Array.from({ length: count }, (_, n) => {
    const draw = { n, what: 'pile', of: left.length, result: chance.below(left.length), items: [...left] };
    left.splice(draw.result, 1);
    return draw;
  });
}

describe('draws, counted', () => {
  test('a die: every face, with the range of 600 rolls', () => {
    const [tally] = tallies(rolls(1));
    expect(tally?.n).toBe(600);
    expect(tally?.rows.map((r) => r.item)).toEqual(['1', '2', '3', '4', '5', '6']);
    // The quantiles of a binomial distribution of 600 draws at 1/6, from a table.
    for (const row of tally!.rows) expect([row.low, row.high, Math.round(row.expected)]).toEqual([82, 118, 100]);
  });

  test('a pile drawn to its end is no luck: everything came as often as it had to', () => {
    const [tally] = tallies(drawn(['a', 'a', 'b', 'c'], 4));
    expect(tally?.rows).toEqual([
      { item: 'a', count: 2, expected: 2, low: 2, high: 2 },
      { item: 'b', count: 1, expected: 1, low: 1, high: 1 },
      { item: 'c', count: 1, expected: 1, low: 1, high: 1 },
    ]);
  });

  test('a part of a pile: by what lay in it before the first draw', () => {
    const [tally] = tallies(drawn([...Array<string>(5).fill('a'), ...Array<string>(10).fill('b')], 6));
    expect(tally?.rows.map((r) => [r.item, r.expected, r.low, r.high])).toEqual([
      ['a', 2, 0, 4],
      ['b', 4, 2, 6],
    ]);
  });

  test('a pile that was shuffled anew begins again', () => {
    const [tally] = tallies([...drawn(['a', 'b'], 2), ...drawn(['a', 'b'], 1)]);
    expect(tally?.rows.map((r) => [r.expected, r.low, r.high])).toEqual([
      [1.5, 1, 2],
      [1.5, 1, 2],
    ]);
  });

  test('dice of different sizes are different kinds', () => {
    const draws = [6, 20, 6].map((of, n) => ({ n, what: 'die', of, result: 0 }));
    expect(tallies(draws).map((t) => [t.what, t.n, t.rows.length])).toEqual([
      ['die', 2, 6],
      ['die', 1, 20],
    ]);
  });

  test('about one row in twenty lies outside, and never many more', () => {
    let outside = 0;
    for (let seed = 0; seed < 200; seed++) {
      for (const { count, low, high } of tallies(rolls(seed))[0]!.rows) if (count < low || count > high) outside++;
    }
    expect(outside / 1200).toBeGreaterThan(0.02);
    expect(outside / 1200).toBeLessThan(0.06);
  });

  test('the range of what cannot be otherwise is one number', () => {
    expect(range([1])).toEqual({ low: 0, high: 0 });
    expect(range([0, 1])).toEqual({ low: 1, high: 1 });
    expect(range([0.5, 0.5])).toEqual({ low: 0, high: 1 });
  });
});
