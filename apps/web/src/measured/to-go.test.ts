import { describe, expect, test } from 'vitest';
import { minutesToGo, secondsPlayed } from './to-go.ts';

const rounds = { mean: 17, deviation: 3.5, seconds: 30 };
const stand = (done: number, last: number | null = null) => ({ done, last });

describe('minutes to go', () => {
  test('before the first round they are those of the whole match, at the assumed pace', () => {
    expect(minutesToGo(rounds, stand(0), undefined)).toBeCloseTo(8.5, 1);
    expect(minutesToGo(rounds, stand(0), 0)).toBeCloseTo(8.5, 1);
  });

  test('a table that plays slowly is told more, the more so the longer it does', () => {
    const slow = (done: number) => minutesToGo(rounds, stand(done), done * 60) / minutesToGo(rounds, stand(done), done * 30);
    expect(slow(1)).toBeCloseTo((30 * 3 + 60) / (30 * 3 + 30), 5);
    expect(slow(9)).toBeCloseTo((30 * 3 + 540) / (30 * 3 + 270), 5);
    expect(slow(9)).toBeGreaterThan(slow(1));
  });

  test('they fall round by round, and never below nothing: a match that is longer than most still takes a while', () => {
    const told = Array.from({ length: 60 }, (_, done) => minutesToGo(rounds, stand(done), undefined));
    for (const [i, minutes] of told.entries()) {
      expect(minutes).toBeGreaterThan(0);
      if (i > 0) expect(minutes).toBeLessThan(told[i - 1]! + 0.02);
    }
    // Half of a normal distribution lies beyond its mean, on average 0.798 deviations further.
    expect(told[17]).toBeCloseTo((0.798 * 3.5 * 30) / 60, 2);
  });

  test('the last round by the options ends them', () => {
    expect(minutesToGo(rounds, stand(8, 10), undefined)).toBeCloseTo(1, 5);
    expect(minutesToGo(rounds, stand(10, 10), undefined)).toBe(0);
    expect(minutesToGo(rounds, stand(8, 200), undefined)).toBe(minutesToGo(rounds, stand(8), undefined));
  });
});

describe('seconds played', () => {
  test('leave pauses out, and are not known where the chronicle does not begin at its beginning', () => {
    const log = [
      { n: 1, at: 1_000 },
      { n: 2, at: 21_000 },
      { n: 3, at: 21_000 + 3 * 3_600_000 },
      { n: 4, at: 31_000 + 3 * 3_600_000 },
    ];
    expect(secondsPlayed(log)).toBe(20 + 300 + 10);
    expect(secondsPlayed(log.slice(1))).toBeUndefined();
    expect(secondsPlayed([])).toBeUndefined();
  });
});
