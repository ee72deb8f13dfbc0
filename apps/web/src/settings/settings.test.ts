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

test('with whom a box was played is kept for each; what was one answer for all stays with the box that was played last', () => {
  const company = { dystopia: { bots: 0, level: 'hard' }, souls: { bots: 2, level: 'novice' } };
  expect(readSettings(JSON.stringify({ last: { box: 'dystopia', company } })).last.company).toEqual(company);
  expect(readSettings('{"last":{"box":"1986","opponents":1,"level":"easy"}}').last.company).toEqual({ 1986: { bots: 1, level: 'easy' } });
  expect(
    readSettings('{"last":{"company":{"souls":{"bots":"x"},"1986":null,"nachtwacht":{"bots":1,"level":"god"}}}}').last.company,
  ).toEqual({
    nachtwacht: { bots: 1, level: 'normal' },
  });
});

test.each([
  '',
  'null',
  '[]',
  '"x"',
  '{broken',
  '{"locale":"xx","speed":3,"volume":9,"textSize":1,"last":{"level":"god","opponents":"many"},"name":5}',
])('a broken store (%s) gives the defaults', (stored) => expect(readSettings(stored)).toEqual(readSettings(null)));
