import type { useT } from './words.tsx';

const DAY_S = 86_400;
const HOUR_S = 3_600;

/** How long a decision may take, or silence last, in words that stand alone: in whole days, hours or minutes where it is any, else in seconds. */
export function lasting(seconds: number, t: ReturnType<typeof useT>, locale: string): string {
  if (seconds % DAY_S === 0) return t('ui.lasting.days', { days: seconds / DAY_S });
  if (seconds % HOUR_S === 0) return inUnit(seconds / HOUR_S, 'hour', locale);
  return seconds % 60 === 0 ? t('ui.lasting.minutes', { minutes: seconds / 60 }) : t('ui.lasting.seconds', { seconds });
}

/** The same within a sentence: it begins with a number or with "a". */
export const inSentence = (time: string): string => time.charAt(0).toLowerCase() + time.slice(1);

/** A number of a unit, as the language says it. */
export const inUnit = (value: number, unit: 'day' | 'hour' | 'minute', locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
