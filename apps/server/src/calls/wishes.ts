import type { CallTimes, FreeTime, PushAddress } from '@questhall/protocol';

/** How one person wants to be called. */
export interface Wishes extends CallTimes {
  /** Where the person reached this server: links in calls lead there. */
  origin: string;
  push: readonly (PushAddress & { device: string })[];
  mail: string | null;
  /** `own`: nobody else reads what arrives there. */
  hook: { url: string; secret: string; own?: boolean } | null;
  /** The secret address at which a program finds what waits: what is kept of it, and when it was made. Absent: there is none. */
  feed?: { hash: string; made: number };
  /** What the clock leaves out in matches of hours and days; absent where nothing was ever chosen. */
  free?: FreeTime;
}

export const USUAL_TIMES: CallTimes = { locale: 'en', zone: 'UTC', quiet: null, after: 300 };

/** True where there is any way to call this person. */
export const canBeCalled = ({ push, mail, hook }: Wishes): boolean => push.length > 0 || mail !== null || hook !== null;

/** Minutes since midnight in a time zone. */
export function minuteIn(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).formatToParts(
    at,
  );
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return of('hour') * 60 + of('minute');
}

const DAY = 1440;
const MINUTE_MS = 60_000;

/** The first moment from `at` on at which it may ring. Exact but where the clocks are changed in that very night. */
export function afterQuiet({ quiet, zone }: Pick<CallTimes, 'quiet' | 'zone'>, at: number): number {
  if (!quiet || quiet.from === quiet.to) return at;
  const now = minuteIn(zone, at);
  const length = (quiet.to - quiet.from + DAY) % DAY;
  const gone = (now - quiet.from + DAY) % DAY;
  if (gone >= length) return at;
  return at - (at % MINUTE_MS) + (length - gone) * MINUTE_MS;
}

/** Whoever is to hear something before their quiet hours hears it so many minutes before them, or in the middle of the rest of the day. */
const BEFORE_QUIET = 30;

/** The last moment up to `at` at which it may ring; where that lies in quiet hours, some time before them. */
export function beforeQuiet({ quiet, zone }: Pick<CallTimes, 'quiet' | 'zone'>, at: number): number {
  if (!quiet || afterQuiet({ quiet, zone }, at) === at) return at;
  const length = (quiet.to - quiet.from + DAY) % DAY;
  const gone = (minuteIn(zone, at) - quiet.from + DAY) % DAY;
  return at - (at % MINUTE_MS) - (gone + Math.min(BEFORE_QUIET, (DAY - length) / 2)) * MINUTE_MS;
}

/** True for a name of a time zone that this machine knows. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false; // RangeError: there is none of this name
  }
}
