const formats = new Map<string, Intl.NumberFormat>();

/** "46 %", as the language writes it. */
export function percent(share: number, locale: string): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'percent' });
    formats.set(locale, format);
  }
  return format.format(share);
}
