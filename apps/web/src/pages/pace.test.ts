import { expect, test } from 'vitest';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { lasting } from '../text/lasting.ts';
import { USUAL_PACE, withClock } from './pace-fields.tsx';

const DAY = 86_400;

test('patience goes along with a clock of days, and comes back with one of seconds', () => {
  expect(withClock(USUAL_PACE, DAY)).toMatchObject({ clock: DAY, patience: DAY });
  expect(withClock(withClock(USUAL_PACE, DAY), 7 * DAY)).toMatchObject({ clock: 7 * DAY, patience: 7 * DAY });
  expect(withClock({ ...USUAL_PACE, clock: DAY, patience: 7 * DAY }, 3 * DAY).patience).toBe(7 * DAY);
  expect(withClock(withClock(USUAL_PACE, 3 * DAY), 30)).toEqual({ ...USUAL_PACE, clock: 30 });
  expect(withClock({ ...USUAL_PACE, patience: 60 }, 20).patience).toBe(60);
});

test('a time is said in days, hours, minutes or seconds', () => {
  const said: [string, object][] = [];
  const t = ((key: string, args: object) => {
    said.push([key, args]);
    return key;
  }) as Parameters<typeof lasting>[1];
  for (const seconds of [30, 90, 300, DAY, 3 * DAY]) lasting(seconds, t, 'en');
  expect(said).toEqual([
    ['ui.lasting.seconds', { seconds: 30 }],
    ['ui.lasting.seconds', { seconds: 90 }],
    ['ui.lasting.minutes', { minutes: 5 }],
    ['ui.lasting.days', { days: 1 }],
    ['ui.lasting.days', { days: 3 }],
  ]);
  expect([lasting(7200, t, 'en'), lasting(7200, t, 'de')]).toEqual(['2 hours', '2 Stunden']);
  // Where the time is said within a sentence, each one that is offered has its words.
  for (const texts of [en, de]) expect(texts['ui.seat.quiet.note']).toMatch(/=1440 .*=4320 .*=10080 /);
});
