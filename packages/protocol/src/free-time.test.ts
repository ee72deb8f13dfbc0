import { describe, expect, test } from 'vitest';
import { afterCounted, beforeCounted, countedBetween, daysUsed, isFree } from './free-time.ts';
import type { FreeTime } from './free-time-shape.ts';

const H = 3_600_000;
const DAY = 24 * H;
const at = (text: string) => Date.parse(text);
const free = (over: Partial<FreeTime>): FreeTime => ({ zone: 'Europe/Amsterdam', night: null, weekends: false, holidays: [], ...over });
const night = { from: 22 * 60, to: 8 * 60 };

describe('what counts of a clock', () => {
  test('everything, where nobody chose anything', () => {
    expect(afterCounted(at('2026-11-23T12:00Z'), DAY, undefined)).toBe(at('2026-11-24T12:00Z'));
    expect(afterCounted(at('2026-11-23T12:00Z'), DAY, free({}))).toBe(at('2026-11-24T12:00Z'));
  });

  test('nights by the clock of the zone, weekends from Saturday to Monday, holidays to the millisecond', () => {
    // Monday noon in Amsterdam: ten hours today, fourteen tomorrow.
    expect(afterCounted(at('2026-11-23T11:00Z'), DAY, free({ night }))).toBe(at('2026-11-24T21:00Z'));
    // The same moment is eight in the evening in Tokyo: two hours, fourteen, eight.
    expect(afterCounted(at('2026-11-23T11:00Z'), DAY, free({ night, zone: 'Asia/Tokyo' }))).toBe(at('2026-11-25T07:00Z'));
    // Friday noon: twelve hours to midnight, the others from Monday midnight on.
    expect(afterCounted(at('2026-11-27T11:00Z'), DAY, free({ weekends: true }))).toBe(at('2026-11-30T11:00Z'));
    const holidays = [{ from: at('2026-11-23T12:00Z') + 1, until: at('2026-12-01T07:30Z') }];
    expect(afterCounted(at('2026-11-23T11:00Z'), 2 * H, free({ holidays }))).toBe(at('2026-12-01T08:30Z') - 1);
  });

  test('nights on which the clocks are changed are an hour longer or shorter', () => {
    const evening = (date: string) => countedBetween(at(`${date}T12:00Z`), at(`${date}T12:00Z`) + DAY, free({ night }));
    expect(evening('2026-03-27')).toBe(14 * H);
    expect(evening('2026-03-28')).toBe(15 * H);
    expect(evening('2026-10-24')).toBe(13 * H);
    // Where the clock goes from 1:59 to 3:00, a night from half past two begins with the jump.
    const within = free({ night: { from: 150, to: 180 } });
    expect(countedBetween(at('2026-03-28T23:00Z'), at('2026-03-29T03:00Z'), within)).toBe(4 * H);
    // Where it goes from 2:59 back to 2:00, half past two comes twice.
    expect(countedBetween(at('2026-10-24T22:00Z'), at('2026-10-25T02:00Z'), within)).toBe(3 * H);
    const island = free({ zone: 'Australia/Lord_Howe', night: { from: 0, to: 120 } });
    expect(countedBetween(at('2026-04-04T12:00Z'), at('2026-04-05T12:00Z'), island)).toBe(21.5 * H);
  });

  test('what is reckoned to its end and back is the same, as a clock looked at every half minute says', () => {
    const zones = ['UTC', 'Europe/Amsterdam', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'];
    let seed = 7;
    const pick = (n: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return Math.floor((seed / 2 ** 31) * n);
    };
    for (let i = 0; i < 300; i++) {
      const from = at('2026-01-01T00:00Z') + pick(365 * 1440) * 60_000;
      const begin = pick(1440);
      const holiday = from + pick(5 * 1440) * 60_000;
      const one = free({
        zone: zones[pick(zones.length)]!,
        night: pick(4) === 0 ? null : { from: begin, to: (begin + pick(840)) % 1440 },
        weekends: pick(2) === 0,
        holidays: pick(2) === 0 ? [] : [{ from: holiday, until: holiday + pick(7 * 1440) * 60_000 }],
      });
      const ms = 1 + pick(3 * DAY);
      const end = afterCounted(from, ms, one);
      expect(countedBetween(from, end, one)).toBe(ms);
      expect(isFree(one, end - 1)).toBe(false);
      const back = beforeCounted(end, ms, one);
      expect([countedBetween(back, end, one), isFree(one, back)]).toEqual([ms, false]);
      expect(back).toBeGreaterThanOrEqual(from);
      // More time is never over sooner, and more that does not count never makes it shorter.
      expect(afterCounted(from, ms + 1, one)).toBeGreaterThan(end);
      expect(end).toBeGreaterThanOrEqual(from + ms);
      expect(afterCounted(from, ms, { ...one, holidays: [] })).toBeLessThanOrEqual(end);
      const middle = from + pick(end - from);
      expect(countedBetween(from, middle, one) + countedBetween(middle, end, one)).toBe(ms);
      if (i % 30 > 0) continue;
      let looked = 0;
      for (let now = from; now < end; now += 30_000) if (!isFree(one, now)) looked += Math.min(30_000, end - now);
      expect(looked).toBe(ms);
    }
  });
});

test('a holiday takes the days that were begun, in the year in which it begins', () => {
  const now = at('2026-11-23T12:00Z');
  const one = { from: now, until: now + 1 };
  expect(daysUsed([], now)).toBe(0);
  expect(daysUsed([one], now)).toBe(1);
  expect(daysUsed([one, { from: now + H, until: now + H + 3 * DAY }], now)).toBe(4);
  expect(daysUsed([one], at('2027-01-01T00:00Z'))).toBe(0);
});
