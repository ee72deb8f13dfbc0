import { describe, expect, test } from 'vitest';
import { type Chance, fast, sealed } from './index.ts';

const draws = (chance: Chance, n: number, count: number) => Array.from({ length: count }, () => chance.below(n));

/** The chi-square statistic of draws against equal chances. */
function chiSquare(chance: Chance, n: number, count: number): number {
  const seen = new Array<number>(n).fill(0);
  for (let i = 0; i < count; i++) seen[chance.below(n)]!++;
  const expected = count / n;
  return seen.reduce((sum, found) => sum + (found - expected) ** 2 / expected, 0);
}

describe('fast chance', () => {
  test('golden draws: they never change, or every seed of every bug report loses its meaning', () => {
    expect(draws(fast(1), 6, 20)).toEqual([4, 4, 5, 1, 2, 5, 1, 1, 2, 1, 5, 2, 2, 3, 3, 1, 1, 2, 3, 3]);
    expect(draws(fast(1, 1), 6, 10)).toEqual([3, 2, 0, 1, 5, 3, 5, 5, 3, 1]);
    expect(draws(fast(-7), 2 ** 32, 4)).toEqual([3706215384, 3870663866, 2144818810, 795844224]);
    expect(draws(fast(123456789, 42), 1000, 8)).toEqual([38, 477, 517, 915, 520, 116, 488, 532]);
  });

  // The statistic exceeds the first limit for one seed in twenty, and the second for one in a thousand.
  test.each([
    [2, 3.84, 10.83],
    [6, 11.07, 20.52],
    [10, 16.92, 27.88],
    [52, 68.67, 87.97],
  ])('%i outcomes are equally likely, as seen from 400 seeds', (n, often, seldom) => {
    const statistics = Array.from({ length: 400 }, (_, seed) => chiSquare(fast(seed), n, 5_000));
    const above = (limit: number) => statistics.filter((x) => x > limit).length;
    expect(above(often)).toBeGreaterThan(5);
    expect(above(often)).toBeLessThan(35);
    expect(above(seldom)).toBeLessThan(4);
  });

  test('neighbouring seeds and streams have nothing in common', () => {
    // First draws of 100,000 seeds in a row, and of as many streams.
    const bySeed = { seed: 0, below: (n: number) => fast(bySeed.seed++).below(n) };
    const byStream = { stream: 0, below: (n: number) => fast(1, byStream.stream++).below(n) };
    expect(chiSquare(bySeed, 10, 100_000)).toBeLessThan(27.88);
    expect(chiSquare(byStream, 10, 100_000)).toBeLessThan(27.88);
  });

  test('draws over the largest multiple are drawn again, so that no outcome is favoured', () => {
    // Of 3 · 2^30, a plain remainder would favour the lower third two to one.
    const n = 3 * 2 ** 30;
    const low = draws(fast(5), n, 30_000).filter((x) => x < 2 ** 30).length;
    expect(Math.abs(low - 10_000)).toBeLessThan(300);
  });

  test('the ends of the range', () => {
    expect(new Set(draws(fast(1), 1, 50))).toEqual(new Set([0]));
    const wide = draws(fast(1), 2 ** 32, 1000);
    expect(Math.max(...wide)).toBeGreaterThan(2 ** 31.9);
    expect(wide.every((x) => Number.isInteger(x) && x >= 0 && x < 2 ** 32)).toBe(true);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])('one of %d cannot be drawn', (n) => {
    expect(() => fast(1).below(n)).toThrow(RangeError);
    expect(() => sealed(() => new Uint8Array(32)).below(n)).toThrow(RangeError);
  });
});

describe('sealed chance', () => {
  /** Digests made by a fast source: good enough to be read, though not secret. */
  const digest = (draw: number, block: number) => {
    const chance = fast(draw, block + 1);
    return Uint8Array.from({ length: 32 }, () => chance.below(256));
  };

  test.each([
    [2, 10.83],
    [6, 20.52],
    [52, 87.97],
  ])('%i outcomes are equally likely', (n, limit) => {
    expect(chiSquare(sealed(digest), n, 20_000)).toBeLessThan(limit);
  });

  test('a draw has its own digest, whatever was drawn before', () => {
    const [few, many] = [sealed(digest), sealed(digest)];
    few.below(6);
    many.below(1000);
    expect(few.below(6)).toBe(many.below(6));
    expect(few.drawn).toBe(2);
  });

  test('goes on where it was', () => {
    const whole = sealed(digest);
    const all = draws(whole, 20, 30);
    const later = sealed(digest, 10);
    expect(draws(later, 20, 20)).toEqual(all.slice(10));
    expect([whole.drawn, later.drawn]).toEqual([30, 30]);
  });

  const bytes = (...groups: number[]) => Uint8Array.from([...groups.flatMap((x) => [0, 0, 0, 0, 0, x]), 255, 255]);

  test('reads 48 bits, the highest first', () => {
    expect(sealed(() => Uint8Array.from([0, 0, 0, 1, 0, 0, ...bytes(9)])).below(2 ** 32)).toBe(2 ** 16);
  });

  test('passes over a group that would favour small numbers, and goes to the next block when all are used up', () => {
    const high = new Array<number>(6).fill(255);
    const asked: number[] = [];
    const blocks = (_: number, block: number) => {
      asked.push(block);
      return block < 2 ? Uint8Array.from([...high, ...high, 1, 2]) : Uint8Array.from([...high, ...bytes(4)]);
    };
    // 2^48 − 1 is above the largest multiple of 7, and 2^48 leaves no rest for a power of two.
    expect(sealed(blocks).below(7)).toBe(4);
    expect(asked).toEqual([0, 1, 2]);
    expect(sealed(blocks).below(8)).toBe(7);
  });
});
