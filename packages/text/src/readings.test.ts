import { expect, test } from 'vitest';
import { readings } from './index.ts';

test('a message is read in each of its variants, with a sign for what is filled in', () => {
  expect(readings('You have {n, plural, one {# life} other {# lives}} in {place_the}.', 'en')).toEqual([
    'You have # life in ▢.',
    'You have # lives in ▢.',
  ]);
  expect(readings('{a, select, x {one {n, plural, one {#} other {many}}} other {two}}', 'en')).toEqual(['one #', 'one many', 'two']);
  expect(readings('Nothing.', 'en')).toEqual(['Nothing.']);
});
