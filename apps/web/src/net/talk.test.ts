import type { Reacted, Room, TalkLine } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { heardAfter, SILENCE } from './talk.ts';

const line = (room: Room, n: number, text: string | null = 'words'): TalkLine => ({
  ...{ room, n, text, at: n, who: 'x', seat: 0, name: 'Anna', phrase: null, yours: false },
});

test('lines come into their order, are taken once, and change where they stand', () => {
  const rooms: Room[] = ['table', 'stands'];
  const first = heardAfter(SILENCE, { rooms, lines: [line('table', 2), line('stands', 1), line('table', 1)] });
  expect(first.lines.map(({ room, n }) => `${room} ${n}`)).toEqual(['table 1', 'table 2', 'stands 1']);
  const changed = heardAfter(first, { lines: [line('table', 1, null), line('table', 2)] });
  expect(changed.lines.map(({ text }) => text)).toEqual([null, 'words', 'words']);
});

test('whoever sits down hears the stands no more', () => {
  const before = heardAfter(SILENCE, { rooms: ['table', 'stands'], lines: [line('stands', 1), line('table', 1)] });
  expect(heardAfter(before, { rooms: ['table'], lines: [] })).toEqual({
    ...{ rooms: ['table'], lines: [line('table', 1)], reactions: new Map() },
  });
});

test('reactions take the place of those known to the same line; told anew, of all lines', () => {
  const given = (reaction: Reacted['reaction']): Reacted => ({ reaction, at: 1, who: 'x', seat: 0, name: 'Anna', yours: false });
  const first = heardAfter(SILENCE, {
    lines: [],
    reactions: [
      { n: 3, reactions: [given('bravo')] },
      { n: 5, reactions: [given('sad')] },
    ],
  });
  const second = heardAfter(first, { lines: [line('table', 1)], reactions: [{ n: 3, reactions: [] }] });
  expect([...second.reactions]).toEqual([
    [3, []],
    [5, [given('sad')]],
  ]);
  expect(second.lines).toEqual([line('table', 1)]);
  const anew = heardAfter(second, { lines: [], anew: true, reactions: [{ n: 4, reactions: [given('ouch')] }] });
  expect([...anew.reactions]).toEqual([[4, [given('ouch')]]]);
  expect(anew.lines).toEqual([line('table', 1)]);
});
