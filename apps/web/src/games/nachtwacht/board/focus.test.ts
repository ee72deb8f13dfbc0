import type { NachtwachtView } from '@questhall/nachtwacht/client';
import { expect, test } from 'vitest';
import { focusOf } from './focus.ts';

const players = [
  { seat: 0, square: 37 },
  { seat: 1, square: 21 },
  { seat: 2, square: 15 },
];
const view = (changes: object = {}) => ({ players, path: [], turnedStrip: null, outcome: null, ...changes }) as unknown as NachtwachtView;
const event = (type: string, more: object = {}) => ({ type, rule: 'NW-1', ...more });
const aside = () => undefined;

test('looked at again, a phone follows what the moment is about, through whosever eyes', () => {
  const log = [event('moved', { seat: 1 }), event('won', { seat: 0 }), event('committed', { seat: 1 })];
  for (const me of [null, 0, 1, 2]) {
    expect(focusOf({ view: view({ outcome: { winners: [0] } }), me, playing: null, log })).toBe(37);
    expect(focusOf({ view: view(), me, playing: null, log: [event('monsterLaid', { seat: 1, square: 8 })] })).toBe(8);
  }
  // Where a moment is about nobody, whose eyes it is seen through.
  expect(focusOf({ view: view(), me: 2, playing: null, log: [event('roundBegan')] })).toBe(15);
});

test('who plays follows their own pawn between events, and the winner at the end', () => {
  const log = [event('moved', { seat: 1 })];
  expect(focusOf({ view: view(), me: 2, aside, playing: null, log })).toBe(15);
  expect(focusOf({ view: view(), me: 2, aside, playing: { event: event('moved', { seat: 1 }) } as never, log })).toBe(21);
  expect(focusOf({ view: view({ outcome: { winners: [0] } }), me: 2, aside, playing: null, log })).toBe(37);
});
