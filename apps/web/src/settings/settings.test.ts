import { expect, test } from 'vitest';
import { readSettings } from './stored.ts';

test('settings come back as they were stored', () => {
  const set = { ...readSettings(null), locale: 'da' as const, speed: 4 as const, volume: 0.2, name: 'Ann', confirm: 'always' as const };
  expect(readSettings(JSON.stringify(set))).toEqual(set);
  expect(readSettings(JSON.stringify({ ...set, speed: Number.POSITIVE_INFINITY })).speed).toBe(Number.POSITIVE_INFINITY);
});

test('whoever had switched off the question before an answer is still not asked', () => {
  expect(readSettings('{"confirm":false}').confirm).toBe('never');
  expect(readSettings('{"confirm":true}').confirm).toBe('dear');
});

test.each([
  '',
  'null',
  '[]',
  '"x"',
  '{broken',
  '{"locale":"xx","speed":3,"volume":9,"textSize":1,"last":{"level":"god","opponents":"many"},"name":5}',
])('a broken store (%s) gives the defaults', (stored) => expect(readSettings(stored)).toEqual(readSettings(null)));
