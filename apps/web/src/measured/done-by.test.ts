import { expect, test } from 'vitest';
import { minutesUntil } from './done-by.ts';

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
