import type { LogEntry } from '@questhall/protocol';
import { expect, test } from 'vitest';
import type { AnyEvent } from '../games/contract.ts';
import { afterOwn, newsFor, sinceOwn } from './since-own.ts';

/** `me`, `you` and `all` begin a turn of mine, of somebody else's, and of nobody's; the rest is told in it. */
const told = (...lines: string[]) => lines.map((type, i): LogEntry => ({ n: i + 1, at: i, event: { type, rule: 'R-1' } as never }));
const whose = ({ type }: AnyEvent) => (type === 'me' ? 'mine' : type === 'you' ? 'theirs' : null);
const since = (log: readonly LogEntry[], answered: number | null) => sinceOwn(log, whose, answered).map(({ event }) => event.type);

test('from the end of my turn to the beginning of my next one', () => {
  const log = told('me', 'a', 'b', 'you', 'c', 'you', 'd', 'me', 'e');
  // Answered at the second line: what came of it in my own turn is not told again.
  expect(since(log, 2)).toEqual(['you', 'c', 'you', 'd']);
  // A page that has just been opened does not know.
  expect(since(log, null)).toEqual(['you', 'c', 'you', 'd']);
});

test('nothing once I have answered in my turn, and before others had theirs', () => {
  expect(since(told('me', 'a', 'you', 'c', 'me', 'e', 'f'), 6)).toEqual([]);
  expect(since(told('me', 'a', 'b'), 2)).toEqual([]);
  expect(since(told('me', 'a', 'b'), null)).toEqual([]);
  expect(since(told('you', 'a', 'b'), null)).toEqual([]);
});

test('asked in the turn of another I am told all until now, and later what came after my answer', () => {
  expect(since(told('me', 'a', 'you', 'c'), 2)).toEqual(['you', 'c']);
  expect(since(told('me', 'a', 'you', 'c', 'd', 'you', 'e', 'me'), 4)).toEqual(['d', 'you', 'e']);
});

test('before my first turn all since the beginning, where it is here', () => {
  const log = told('dealt', 'you', 'a', 'you', 'b', 'me', 'c');
  expect(since(log, null)).toEqual(['you', 'a', 'you', 'b']);
  expect(since(log.slice(1), null)).toEqual([]);
});

test('a turn that I had to miss lies between', () => {
  expect(since(told('me', 'a', 'you', 'c', 'me', 'missed', 'you', 'd', 'me'), 2)).toEqual(['you', 'c', 'me', 'missed', 'you', 'd']);
});

test('where nobody has turns of their own, all since my answer', () => {
  expect(since(told('you', 'a', 'b', 'you', 'c'), 2)).toEqual(['b', 'you', 'c']);
});

test('what was dealt is news until the first answer after it', () => {
  const dealt = ({ type }: AnyEvent) => (type === 'dealt' ? 'Elf' : null);
  const news = (log: readonly LogEntry[], answered: number | null) => newsFor(log, dealt, whose, answered);
  expect(news(told('dealt', 'you', 'a', 'me', 'b'), null)).toBe('Elf');
  expect(news(told('dealt', 'you', 'a', 'me', 'b'), 4)).toBeNull();
  // A page that was opened anew in a later turn.
  expect(news(told('dealt', 'me', 'a', 'you', 'b', 'me', 'c'), null)).toBeNull();
  // Another one in the place of whoever has died.
  expect(news(told('dealt', 'me', 'a', 'you', 'b', 'me', 'dealt', 'c'), 2)).toBe('Elf');
});

test('what came of my own answer in my turn, until others have theirs, and what came by itself in the turn that is mine now', () => {
  const after = (log: readonly LogEntry[], answered: number | null) => afterOwn(log, whose, answered).map(({ event }) => event.type);
  expect(after(told('me', 'a', 'b', 'c'), 2)).toEqual(['b', 'c']);
  expect(after(told('me', 'a', 'b', 'you', 'c', 'me', 'd'), 2)).toEqual(['b', 'me', 'd']);
  // In the turn that is mine now all went by itself: what it cost is told at its first question.
  expect(after(told('you', 'a', 'me', 'b', 'c'), 2)).toEqual(['me', 'b', 'c']);
  // Answered in the turn of somebody else, as nothing came after it, and where it is not known when.
  expect(after(told('me', 'a', 'you', 'c', 'd'), 4)).toEqual([]);
  expect(after(told('me', 'a'), 2)).toEqual([]);
  expect(after(told('me', 'a', 'b'), null)).toEqual([]);
});
