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

/** A moment that has been, as short as it can be: "14:05" where that was today, "Thu 14:05" within a week, "3 Dec" before. */
export function sinceWhen(at: number, locale: string, now = Date.now()): string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const isLate = now - at > 6 * 86_400_000;
  const parts = isToday ? time : isLate ? ({ day: 'numeric', month: 'short' } as const) : ({ weekday: 'short', ...time } as const);
  return new Intl.DateTimeFormat(locale, parts).format(at);
}

/** A time of the day as the language writes it: "22:30". */
export const hourOf = (at: number, locale: string): string =>
  new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
