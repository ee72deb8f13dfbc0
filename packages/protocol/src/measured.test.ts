import { describe, expect, test } from 'vitest';
import { effectOf, isOn, type Sample } from './measured.ts';

const sample = (over: Partial<Sample> = {}): Sample => ({
  matches: 10_000,
  mean: 100,
  deviation: 30,
  low: 60,
  median: 98,
  high: 140,
  decisions: 500,
  won: 5000,
  ...over,
});

describe('what an option does', () => {
  test('a ratio of means, with an interval by the spread of both', () => {
    const { length } = effectOf(sample(), sample({ mean: 69, deviation: 20.7 }));
    expect(length.ratio).toBeCloseTo(0.69, 10);
    // Each mean is known to 0.3 % of itself: together 0.424 %, times 2.576.
    expect(Math.log(length.high / length.ratio)).toBeCloseTo(2.575829 * Math.hypot(0.003, 0.003), 6);
    expect(length.sure).toBe(true);
  });

  test('a difference that chance explains is none', () => {
    expect(effectOf(sample(), sample({ mean: 101 })).length.sure).toBe(false);
    expect(effectOf(sample(), sample({ mean: 102 })).length.sure).toBe(true);
    expect(effectOf(sample(), sample({ won: 5150 })).won.sure).toBe(false);
    expect(effectOf(sample(), sample({ won: 5200 })).won).toMatchObject({ more: expect.closeTo(0.02, 10), sure: true });
  });

  test('a base holds where every option of it has its value', () => {
    expect(isOn({ edition: '1986' }, { edition: '1986', lives: 5 })).toBe(true);
    expect(isOn({ edition: '1986' }, { edition: 'digital' })).toBe(false);
    expect(isOn({}, { lives: 5 })).toBe(true);
  });
});
