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

/** A time of the day as the language writes it: "22:30". */
export const hourOf = (at: number, locale: string): string =>
  new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
