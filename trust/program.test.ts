import { expect, test, vi } from 'vitest';
import { roundsWithin } from './program.ts';

test('the first round may begin however late it is, and no other one after the time', () => {
  vi.useFakeTimers();
  try {
    const more = roundsWithin(1_000);
    vi.advanceTimersByTime(5_000);
    expect([more(), more(), more()]).toEqual([true, false, false]);
    const inTime = roundsWithin(1_000);
    expect([inTime(), inTime()]).toEqual([true, true]);
    vi.advanceTimersByTime(1_000);
    expect(inTime()).toBe(false);
    expect(roundsWithin(-1)()).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
