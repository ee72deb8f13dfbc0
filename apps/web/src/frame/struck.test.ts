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

test('by agreement everything since a moment is taken back, as much of it as each has been told', () => {
  const at = (n: number, moment: number, since?: number): LogEntry => ({
    n,
    at: moment,
    event: since === undefined ? { type: 'a', rule: 'R-1' } : { type: 'takenBack', rule: '', seat: 0, lines: 0, since },
  });
  expect(struckIn([at(1, 10), at(2, 20), at(3, 30), at(4, 40, 20), at(5, 50)])).toEqual(new Set([2, 3]));
  expect(struckIn([at(2, 20), at(4, 40, 20), at(5, 50), at(6, 60, 50)])).toEqual(new Set([2, 5]));
  expect(struckIn([at(1, 10), at(4, 40, 20)])).toEqual(new Set([]));
});
