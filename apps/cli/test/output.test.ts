import { expect, test } from 'vitest';
import { closest } from '../src/errors.ts';
import type { Io } from '../src/io.ts';
import { Progress } from '../src/output/progress.ts';
import { spread, wilson } from '../src/output/statistics.ts';
import { facts, table } from '../src/output/table.ts';

test('tables stand in line, numbers to the right', () => {
  const printed = table(
    [{ title: 'bot' }, { title: 'wins', right: true }],
    [
      ['greedy', 7],
      ['x', 1234],
    ],
  );
  expect(printed).toBe(['bot     wins', '──────  ────', 'greedy     7', 'x       1234'].join('\n'));
  expect(
    facts([
      ['a', 1],
      ['long', 'b'],
    ]),
  ).toBe('a     1\nlong  b');
});

test('the Wilson interval agrees with published values', () => {
  // 8 of 10: 49.0 % to 94.3 %; none of 20: 0 to 16.1 %.
  expect(wilson(8, 10).low).toBeCloseTo(0.49, 2);
  expect(wilson(8, 10).high).toBeCloseTo(0.943, 2);
  expect(wilson(0, 20).low).toBe(0);
  expect(wilson(0, 20).high).toBeCloseTo(0.161, 2);
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('mean, median and the 95th percentile', () => {
  expect(spread([3, 1, 2, 4])).toEqual({ mean: 2.5, median: 2.5, p95: 4, min: 1, max: 4 });
  expect(spread(Array.from({ length: 100 }, (_, i) => i + 1))).toMatchObject({ median: 50.5, p95: 95 });
  expect(spread([])).toBeNull();
});

test('a near word is found, a far one is not', () => {
  expect(closest('gredy', ['random', 'greedy'])).toBe('greedy');
  expect(closest('zzz', ['random', 'greedy'])).toBeUndefined();
});

test('progress keeps quiet on quick work and off terminals', () => {
  let said = '';
  const io = { err: { write: (w: string) => (said += w), clearLine: () => undefined } } as unknown as Io;
  const progress = new Progress(io, 'matches', 10);
  for (let i = 1; i <= 10; i++) progress.at(i);
  progress.end();
  expect(said).toBe('');
});
