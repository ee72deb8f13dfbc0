import type { useT } from '../text/words.tsx';

type Say = ReturnType<typeof useT>;

/** From so many on, minutes are said in hours. */
const IN_HOURS = 120;
const QUARTER = 15;

/** Hours by quarters, as the language writes them: "2½", "2 h 30". */
function quartersOf(minutes: number, t: Say): string {
  const quarters = Math.round(minutes / QUARTER);
  return t('ui.time.quarters', { hours: Math.floor(quarters / 4), quarter: String(quarters % 4) });
}

const inMinutes = (time: string, t: Say, short: boolean) => t(short ? 'ui.time.minutes.short' : 'ui.time.minutes', { time });
const inHours = (time: string, t: Say, short: boolean) => t(short ? 'ui.time.hours.short' : 'ui.time.hours', { time });

/** How long something takes, as people say it: "50 minutes", and from two hours on "2½ hours". `short`: as it stands where room is scarce. */
export const timeOf = (minutes: number, t: Say, short = false): string =>
  minutes < IN_HOURS ? inMinutes(String(minutes), t, short) : inHours(quartersOf(minutes, t), t, short);

/** The same of two ends: "40 to 90 minutes", "50 minutes to 2 hours", "2¼ to 4½ hours". */
export function spanOf({ low, high }: { low: number; high: number }, t: Say, short = false): string {
  const span = (from: string, to: string) => t('ui.time.span', { low: from, high: to });
  if (high < IN_HOURS) return inMinutes(span(String(low), String(high)), t, short);
  if (low < IN_HOURS) return span(timeOf(low, t, short), timeOf(high, t, short));
  return inHours(span(quartersOf(low, t), quartersOf(high, t)), t, short);
}
