import { expect, test } from 'vitest';
import { missedSince, readMark, type Shelf, writeMark } from './since.ts';

function newShelf(): Shelf & { text: string | null } {
  const shelf = { text: null as string | null, getItem: () => shelf.text, setItem: (_: string, text: string) => (shelf.text = text) };
  return shelf as Shelf & { text: string | null };
}

test('whoever comes back is told only what was not seen, and from the last move on', () => {
  expect(missedSince(undefined, 5)).toBe(null);
  expect(missedSince({ acted: 0, seen: 3 }, 5)).toBe(null); // has not moved yet: there is no "since"
  expect(missedSince({ acted: 3, seen: 5 }, 5)).toBe(null);
  expect(missedSince({ acted: 3, seen: 4 }, 5)).toBe(3);
});

test('marks are kept for each seat of each match, the newest forty', () => {
  const shelf = newShelf();
  writeMark('a:0', { acted: 3 }, shelf);
  writeMark('a:0', { seen: 7 }, shelf);
  writeMark('a:1', { seen: 2 }, shelf);
  expect([readMark('a:0', shelf), readMark('a:1', shelf), readMark('b:0', shelf)]).toEqual([
    { acted: 3, seen: 7 },
    { acted: 0, seen: 2 },
    undefined,
  ]);
  for (let i = 0; i < 40; i++) writeMark(`m${i}:0`, { seen: i }, shelf);
  expect([readMark('a:0', shelf), readMark('m39:0', shelf)]).toEqual([undefined, { acted: 0, seen: 39 }]);
});

test('a broken store is an empty one', () => {
  const shelf = newShelf();
  for (const text of ['{', '7', '[["a:0",{"acted":"x"}]]', 'null']) {
    shelf.text = text;
    expect(readMark('a:0', shelf)).toBe(undefined);
  }
  expect(readMark('a:0', undefined)).toBe(undefined);
});
