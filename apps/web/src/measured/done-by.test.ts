import { expect, test } from 'vitest';
import { clockIn, minutesUntil } from './done-by.ts';

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

test('so many hours from now the clock shows a round time, past midnight too', () => {
  expect(clockIn(1, at(21, 0))).toBe('22:00');
  expect(clockIn(1, at(21, 2))).toBe('22:05');
  expect(clockIn(3, at(22, 58))).toBe('02:00');
  expect(minutesUntil(clockIn(2, at(21, 2)), at(21, 2))).toBe(123);
});
