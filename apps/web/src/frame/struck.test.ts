import type { LogEntry } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { standingOf, struckIn } from './struck.ts';

const log = (...lines: (string | number)[]): LogEntry[] =>
  lines.map((line, i) => ({
    n: i + 11,
    at: 0,
    event: typeof line === 'string' ? { type: line, rule: 'R-1' } : { type: 'takenBack', rule: '', seat: 0, lines: line },
  }));

test('a taking back strikes as many lines before it as it says, and a second one those before them', () => {
  expect(struckIn(log('a', 'b', 'c', 2))).toEqual(new Set([12, 13]));
  expect(struckIn(log('a', 'b', 'c', 1, 2))).toEqual(new Set([11, 12, 13]));
  expect(struckIn(log('a', 'b', 1, 'c', 'd', 1))).toEqual(new Set([12, 15]));
});

test('a step that told nothing strikes nothing, and one from before the page strikes what is here', () => {
  expect(struckIn(log('a', 0))).toEqual(new Set([]));
  expect(struckIn(log('a', 5))).toEqual(new Set([11]));
});

test('games are told the lines that count, and the same list where nothing was taken back', () => {
  expect(standingOf(log('a', 'b', 1, 'c')).map(({ event }) => event.type)).toEqual(['a', 'c']);
  const plain = log('a', 'b');
  expect(standingOf(plain)).toBe(plain);
});

test('lines that a chronicle leaves out are taken back with the others, and nothing before them', () => {
  const all = log('a', 'b', 'hushed', 2);
  const struck = struckIn(all);
  expect(all.filter(({ n, event }) => event.type !== 'hushed' && struck.has(n)).map(({ event }) => event.type)).toEqual(['b']);
});
