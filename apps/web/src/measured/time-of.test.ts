import { speaker } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import { da } from '../text/da.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import { nl } from '../text/nl.ts';
import type { useT } from '../text/words.tsx';
import { spanOf, timeOf } from './time-of.ts';

const CATALOGUES = { en, nl, fr, de, da };
const says = (locale: keyof typeof CATALOGUES): ReturnType<typeof useT> => {
  const speak = speaker(locale, [CATALOGUES[locale]], String);
  return (key, args) => speak.say(args ? { key, args } : { key });
};

describe('how long something takes', () => {
  test('is said in minutes up to two hours, and in hours by quarters from there', () => {
    const t = says('en');
    expect([10, 110, 120, 195, 465].map((minutes) => timeOf(minutes, t))).toEqual([
      '10 minutes',
      '110 minutes',
      '2 hours',
      '3¼ hours',
      '7¾ hours',
    ]);
    expect(timeOf(150, t, true)).toBe('2½ h');
  });

  test('between two ends has its unit once, where both have the same', () => {
    const t = says('en');
    const ends = [
      { low: 40, high: 90 },
      { low: 50, high: 120 },
      { low: 135, high: 270 },
    ];
    expect(ends.map((both) => spanOf(both, t))).toEqual(['40 to 90 minutes', '50 minutes to 2 hours', '2¼ to 4½ hours']);
  });

  test.each([
    ['en', '2 h', '2¼ to 4½ hours', '50 min to 2 h'],
    ['nl', '2 uur', '2¼ tot 4½ uur', '50 min tot 2 uur'],
    ['fr', '2 h', '2 h 15 à 4 h 30', '50 min à 2 h'],
    ['de', '2 Std.', '2¼ bis 4½ Stunden', '50 Min. bis 2 Std.'],
    ['da', '2 t.', '2¼ til 4½ timer', '50 min. til 2 t.'],
  ] as const)('is written as it is in %s', (locale, two, span, mixed) => {
    const t = says(locale);
    expect(timeOf(120, t, true)).toBe(two);
    expect(spanOf({ low: 135, high: 270 }, t)).toBe(span);
    expect(spanOf({ low: 50, high: 120 }, t, true)).toBe(mixed);
  });
});
