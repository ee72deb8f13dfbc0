import { catalogueProblems } from '@questhall/text';
import { expect, test } from 'vitest';
import { stretches } from './day-rule.tsx';
import { da } from './text/da.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { nl } from './text/nl.ts';
import { clockTime, minuteOf } from './times.ts';

test('the words of the page of calls parse and have the same keys and gaps in all five languages', () => {
  expect(catalogueProblems({ en, nl, fr, de, da })).toEqual([]);
});

test('minutes of the day stand on a clock as they are', () => {
  for (const minute of [0, 59, 60, 450, 1350, 1439]) expect(minuteOf(clockTime(minute))).toBe(minute);
  expect(clockTime(450)).toBe('07:30');
  for (const wrong of ['', '7', '24:00', '10:60', 'ab:cd']) expect(minuteOf(wrong)).toBeNull();
});

test('the hours of a night are one stretch of a day, or two around midnight', () => {
  expect(stretches(60, 450)).toEqual([[60, 450]]);
  expect(stretches(1350, 450)).toEqual([
    [0, 450],
    [1350, 1440],
  ]);
  expect(stretches(1350, 0)).toEqual([[1350, 1440]]);
  expect(stretches(0, 450)).toEqual([[0, 450]]);
  expect(stretches(450, 450)).toEqual([]);
});
