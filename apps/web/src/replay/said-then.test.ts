import type { Reacted, TalkLine } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { heardUntil, stretchOf } from './said-then.ts';
import type { Track } from './track.ts';

const track = { stills: [{ at: 100 }, { at: 200 }, { at: 300 }] } as unknown as Track;
const line = (n: number, at: number, reactions?: Reacted[]): TalkLine => ({
  ...{ room: 'table', n, at, who: 'x', seat: 0, name: 'Anna', phrase: null, text: `line ${n}`, yours: false },
  ...(reactions ? { reactions } : {}),
});
const given = (at: number): Reacted => ({ reaction: 'bravo', at, who: 'y', seat: 1, name: 'Bo', yours: false });
const all = {
  rooms: ['table' as const],
  lines: [line(1, 50), line(2, 200, [given(250), given(310)]), line(3, 299), line(4, 900)],
  reactions: new Map([[1, [given(150), given(305)]]]),
};
const at = (moment: number, busy = false) => {
  const { from, until } = stretchOf(track, { at: moment, busy });
  const heard = heardUntil(all, until);
  return { all: heard.lines.map(({ n }) => n), now: heard.lines.filter((one) => one.at >= from).map(({ n }) => n) };
};

test('what was said stands at the last moment that is not later, before the match at the first, after it at the last', () => {
  expect(at(0)).toEqual({ all: [1], now: [1] });
  expect(at(1)).toEqual({ all: [1, 2, 3], now: [2, 3] });
  expect(at(2)).toEqual({ all: [1, 2, 3, 4], now: [4] });
});

test('while a moment is being played, what was said after it is not there yet', () => {
  expect(at(1, true)).toEqual({ all: [1], now: [1] });
  expect(at(2, true)).toEqual({ all: [1, 2, 3], now: [2, 3] });
});

test('reactions come at their time, too', () => {
  const heard = heardUntil(all, 300);
  expect(heard.lines[1]!.reactions).toEqual([given(250)]);
  expect([...heard.reactions]).toEqual([[1, [given(150)]]]);
  expect(heardUntil(all, 1000).reactions.get(1)).toHaveLength(2);
});
