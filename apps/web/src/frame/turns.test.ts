import type { LogEntry } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { runsOf } from './runs.ts';
import { endedByLines, sinceMine, turnsOf } from './turns.ts';

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

test('a heading under which nothing was told is left out, that of a part where anything was told in one of its turns is not', () => {
  const headings = (...types: string[]) =>
    turnsOf(
      runsOf(log(...types), ({ event, n }) => `${event.type} ${n}`),
      ({ type }) => (type === 'round' ? 'part' : type === 'turn'),
    ).map(({ head }) => head?.first.n ?? null);
  expect(headings('turn', 'turn', 'a', 'turn', 'turn', 'b')).toEqual([1, 4]);
  expect(headings('round', 'turn', 'turn', 'a', 'round', 'turn', 'round', 'turn', 'b')).toEqual([0, 2, 6, 7]);
  // The newest stays, and the round that it belongs to.
  expect(headings('round', 'turn', 'turn')).toEqual([0, 2]);
});

test('where nothing more may come, as among the fights, no heading stands alone at the end', () => {
  const turns = turnsOf(
    runsOf(log('round', 'turn', 'a', 'round', 'turn'), ({ event, n }) => `${event.type} ${n}`),
    ({ type }) => (type === 'round' ? 'part' : type === 'turn'),
  );
  expect(turns.map(({ head }) => head?.first.n)).toEqual([0, 1, 3, 4]);
  expect(endedByLines(turns).map(({ head }) => head?.first.n)).toEqual([0, 1]);
  expect(endedByLines(turns.slice(2))).toEqual([]);
});

test('the mark of my last turn stands before what others did since', () => {
  const mark = (...types: string[]) => {
    const turns = turnsOf(
      runsOf(log(...types), ({ event, n }) => `${event.type} ${n}`),
      ({ type }) => (type === 'round' ? 'part' : type === 'mine' || type === 'theirs'),
    );
    return sinceMine(turns, ({ type }) => (type === 'mine' || type === 'theirs' ? type : null))?.head?.first.n ?? null;
  };
  expect(mark('mine', 'a', 'theirs', 'b')).toBe(0);
  // My next turn has begun: still what others did before it.
  expect(mark('mine', 'a', 'theirs', 'b', 'mine', 'c')).toBe(0);
  expect(mark('mine', 'a', 'mine', 'b', 'theirs', 'c', 'theirs', 'd')).toBe(2);
  // Nobody else had a turn since, or I had none.
  expect(mark('mine', 'a', 'mine', 'b')).toBe(null);
  expect(mark('theirs', 'a', 'mine', 'b')).toBe(null);
  expect(mark('a', 'theirs', 'b')).toBe(null);
  // A round that begins is nobody's turn.
  expect(mark('round', 'mine', 'a', 'round', 'mine', 'b')).toBe(null);
  expect(mark('round', 'mine', 'a', 'round', 'theirs', 'b')).toBe(1);
});
