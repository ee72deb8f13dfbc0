/** A day of this year or the next with its time: "Thu, 3 Dec, 18:00". */
export const dayAndTime = (at: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** A moment that has been, to the minute: its time where that was today, else its day as well, since a match may last for weeks. */
export const whenItWas = (at: number, locale: string, now = Date.now()): string =>
  isSameDay(at, now) ? hourOf(at, locale) : dayAndTime(at, locale);

const isSameDay = (a: number, b: number): boolean => new Date(a).toDateString() === new Date(b).toDateString();

/** A moment that has been, as short as it can be: "14:05" where that was today, "Thu 14:05" within a week, "3 Dec" before. */
export function sinceWhen(at: number, locale: string, now = Date.now()): string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const isToday = isSameDay(at, now);
  const isLate = now - at > 6 * 86_400_000;
  const parts = isToday ? time : isLate ? ({ day: 'numeric', month: 'short' } as const) : ({ weekday: 'short', ...time } as const);
  return new Intl.DateTimeFormat(locale, parts).format(at);
}

/** A time of the day as the language writes it: "22:30". */
export const hourOf = (at: number, locale: string): string =>
  new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
