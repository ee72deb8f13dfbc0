/** The option by which every game may be ended after a round: whoever leads then has won, or the level is lost. */
export const LAST_ROUND = 'roundLimit';

/** Minutes from now until the clock next shows this time ("22:30"); undefined for what is no time. */
export function minutesUntil(clock: string, now: Date): number | undefined {
  const [hours, minutes] = /^(\d\d):(\d\d)$/.exec(clock)?.slice(1).map(Number) ?? [];
  if (hours === undefined || minutes === undefined || hours > 23 || minutes > 59) return undefined;
  const then = new Date(now);
  then.setHours(hours, minutes, 0, 0);
  if (then <= now) then.setDate(then.getDate() + 1);
  return (then.getTime() - now.getTime()) / 60_000;
}

const STEP_MS = 5 * 60_000;

/** What the clock shows so many hours from now, at the next five minutes ("22:30"). */
export function clockIn(hours: number, now: Date): string {
  const then = new Date(Math.ceil((now.getTime() + hours * 3_600_000) / STEP_MS) * STEP_MS);
  return [then.getHours(), then.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
