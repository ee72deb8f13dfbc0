import type { MeasuredRules } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { lastRoundWithin, minutesUntil } from './done-by.ts';

const at = (hours: number, minutes: number) => new Date(2026, 10, 24, hours, minutes);

test('an hour is the next one at which the clock shows it, and what is no hour is none', () => {
  expect(minutesUntil('22:30', at(21, 0))).toBe(90);
  expect(minutesUntil('00:15', at(23, 45))).toBe(30);
  expect(minutesUntil('21:00', at(21, 0))).toBe(24 * 60);
  expect([minutesUntil('', at(1, 0)), minutesUntil('25:00', at(1, 0)), minutesUntil('9:5', at(1, 0))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the last round is as many as fit at the measured pace: of turns one of everybody each', () => {
  const row = { base: {}, seats: 3, matches: 10_000, mean: 30, deviation: 5, low: 20, median: 30, high: 40, decisions: 300, won: 10_000 };
  const rounds: MeasuredRules = { game: 'g', rules: 1, unit: 'rounds', bots: 'normal', seed: 1, date: '', lengths: [row], values: [] };
  // 300 answers of three people at ten seconds: 3000 seconds for 30 rounds.
  expect(lastRoundWithin(rounds, {}, { people: 3, bots: 0 }, 20)).toEqual({ round: 12, usual: 30 });
  expect(lastRoundWithin({ ...rounds, unit: 'turns' }, {}, { people: 3, bots: 0 }, 20)).toEqual({ round: 4, usual: 10 });
  // Bots answer five times as fast, and a round is the least there is.
  expect(lastRoundWithin(rounds, {}, { people: 1, bots: 2 }, 20)!.round).toBeGreaterThan(12);
  expect(lastRoundWithin(rounds, {}, { people: 3, bots: 0 }, 0.1)!.round).toBe(1);
  expect(lastRoundWithin(rounds, {}, { people: 2, bots: 0 }, 20)).toBeUndefined();
});
