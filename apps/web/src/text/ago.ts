/** "3 minutes ago", in words of the language. */
export function ago(at: number, locale: string, now = Date.now()): string {
  const s = Math.min(0, Math.round((at - now) / 1000));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (s > -60) return format.format(0, 'second');
  if (s > -3600) return format.format(Math.round(s / 60), 'minute');
  if (s > -86_400) return format.format(Math.round(s / 3600), 'hour');
  return format.format(Math.round(s / 86_400), 'day');
}
