import type { LogEntry } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { runsOf } from './runs.ts';
import { turnsOf } from './turns.ts';

const log = (...types: string[]) => types.map((type, n) => ({ n, event: { type, rule: 'R-1' } }) as unknown as LogEntry);
const told = (entries: LogEntry[]) =>
  turnsOf(
    runsOf(entries, ({ event }) => event.type),
    ({ type }) => type === 'turn',
  ).map(({ head, lines }) => [head?.first.n ?? null, lines.map(({ first, count }) => `${first.event.type} ${count}`)]);

test('each turn has its head and its lines in the order in which they happened', () => {
  expect(told(log('turn', 'a', 'b', 'turn', 'c'))).toEqual([
    [0, ['a 1', 'b 1']],
    [3, ['c 1']],
  ]);
});

test('what comes before the first turn stands without a head; a turn in which nothing happens has no lines', () => {
  expect(told(log('a', 'a', 'turn'))).toEqual([
    [null, ['a 2']],
    [2, []],
  ]);
  expect(told([])).toEqual([]);
});
