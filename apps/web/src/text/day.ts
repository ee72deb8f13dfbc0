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
