import type { FreeTime, Holiday, OwnHours } from './free-time-shape.ts';

/**
 * Time that a person's clock leaves out where a decision has hours or days: own hours of every day, weekends, holidays.
 * Pure reckoning by a time zone, the same on the server that winds the clock and on the page that shows it. Days on which
 * the clocks of that zone are changed have 23 or 25 hours, as on the wall.
 */

/** Clocks of fewer seconds run on by day and by night. */
export const LONG_CLOCK = 3600;
/** Something must be left of every day. */
export const LONGEST_NIGHT = 14 * 60;
/** Days of holiday a person has in a year. */
export const HOLIDAY_DAYS = 14;

const MINUTE = 60_000;
const HALF_HOUR = 30 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAY_MINUTES = 1440;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes by which the clocks of a zone are ahead of UTC. */
function offsetOf(zone: string, at: number): number {
  let format = formats.get(zone);
  if (!format) {
    const part = '2-digit';
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      ...{ year: 'numeric', month: part, day: part, hour: part, minute: part, hourCycle: 'h23' },
    });
    formats.set(zone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const local = Date.UTC(parts.year!, parts.month! - 1, parts.day, parts.hour, parts.minute);
  return Math.round((local - Math.floor(at / MINUTE) * MINUTE) / MINUTE);
}

/** True where the clock of this person stands still. */
export function isFree(free: FreeTime, at: number): boolean {
  return holidayAt(free, at) !== undefined || isOffHours(free, at, offsetOf(free.zone, at));
}

/** The holiday that this person has at that time. */
export function holidayAt({ holidays }: Pick<FreeTime, 'holidays'>, at: number): Holiday | undefined {
  return holidays.find(({ from, until }) => from <= at && at < until);
}

function isOffHours({ night, weekends }: OwnHours, at: number, offset: number): boolean {
  const local = new Date(at + offset * MINUTE);
  const day = local.getUTCDay();
  if (weekends && (day === 0 || day === 6)) return true;
  if (!night || night.from === night.to) return false;
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  return night.from < night.to ? night.from <= minute && minute < night.to : night.from <= minute || minute < night.to;
}

/** The next moment after `at` up to which nothing changes. */
function steadyUntil(free: FreeTime, at: number): number {
  const edges = free.holidays.flatMap(({ from, until }) => [from, until]).filter((edge) => edge > at);
  const offset = offsetOf(free.zone, at);
  const minute = (((Math.floor(at / MINUTE) + offset) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const marks = [DAY_MINUTES, ...(free.night ? [free.night.from, free.night.to] : [])];
  const ahead = Math.min(...marks.map((mark) => (mark > minute ? mark - minute : mark - minute + DAY_MINUTES)));
  const next = Math.floor(at / MINUTE) * MINUTE + ahead * MINUTE;
  // Clocks are changed at whole half hours of UTC: up to the next one the day is as long as it looks.
  const change = offsetOf(free.zone, next) === offset && offsetOf(free.zone, next - 1) === offset;
  return Math.min(change ? next : Math.min(next, (Math.floor(at / HALF_HOUR) + 1) * HALF_HOUR), ...edges);
}

/** The milliseconds between two moments that count for this person. */
export function countedBetween(from: number, until: number, free: FreeTime | undefined): number {
  if (!free) return Math.max(0, until - from);
  let counted = 0;
  for (let at = from; at < until; ) {
    const next = Math.min(until, steadyUntil(free, at));
    if (!isFree(free, at)) counted += next - at;
    at = next;
  }
  return counted;
}

/** The first moment at which so many milliseconds have counted since `from`. */
export function afterCounted(from: number, ms: number, free: FreeTime | undefined): number {
  if (!free || ms <= 0) return from + Math.max(0, ms);
  let left = ms;
  for (let at = from; ; ) {
    const next = steadyUntil(free, at);
    if (!isFree(free, at)) {
      if (left <= next - at) return at + left;
      left -= next - at;
    }
    at = next;
  }
}

/** The last moment from which so many milliseconds still count until `until`. */
export function beforeCounted(until: number, ms: number, free: FreeTime | undefined): number {
  let at = until;
  // What did not count is gone back further for; never too far, since no more counts in a stretch than it is long.
  for (let left = ms; left > 0; ) {
    const counted = countedBetween(at - left, at, free);
    at -= left;
    left -= counted;
  }
  return at;
}

/** The days of holiday that are used up in the year of `at`: of each the days that have been begun, in the year in which it begins. */
export function daysUsed(holidays: readonly Holiday[], at: number): number {
  const year = new Date(at).getUTCFullYear();
  const own = holidays.filter(({ from }) => new Date(from).getUTCFullYear() === year);
  return own.reduce((days, { from, until }) => days + Math.ceil((until - from) / DAY), 0);
}
