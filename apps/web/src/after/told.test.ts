import { expect, test } from 'vitest';
import type { After, AnyEvent } from '../games/contract.ts';
import type { Track } from '../replay/track.ts';
import { linesOf } from './picture.ts';
import { apart, kindness, someOf, tellAgain, ticksTo, turnsIn } from './told.ts';

interface View {
  turn: number;
  lives: (number | null)[];
}

const after: After<View> = {
  unit: 'turn',
  turn: ({ turn }) => (turn === 0 ? null : ['', turn]),
  lines: ({ lives }) => lives.map((_, seat) => ({ id: String(seat), seat, name: { key: 'seat' } })),
  curves: [
    { id: 'lives', title: { key: 'lives' }, name: { key: 'lives' }, Sign: () => null, value: (view, seat) => view.lives[seat] ?? null },
  ],
  moments: (log) => log.flatMap((e, at) => (e.type === 'fell' ? [{ at }] : [])),
};

/** A spectator's track: what was seen at each moment, and the types of the lines that were heard in it. */
function trackOf(moments: [view: View, ...types: string[]][]): Track {
  let n = 0;
  const stills = moments.map(([view, ...types], i) => {
    const log = types.map((type) => ({ n: ++n, at: i * 10, event: { type, rule: '', lines: 1, seat: 0 } as AnyEvent }));
    return { at: i * 10, view, views: [], log, told: n };
  });
  return { eyes: null, stills, log: stills.flatMap(({ log }) => log) };
}

const turns = (...numbers: (number | null)[]) => turnsIn(numbers.map((n) => (n === null ? null : ['', n])));

test('of each turn the last still counts; what comes before the first has none', () => {
  expect(turns(null, 1, 1, 2, 3, 3)).toEqual({ last: [2, 3, 5], of: [null, 0, 0, 1, 2, 2] });
});

test('a turn that comes again was taken back, with all that had followed it', () => {
  expect(turns(1, 2, 3, 2, 3).last).toEqual([0, 3, 4]);
});

test('between two turns the one before lasts, and one that passed unseen ended as the one before', () => {
  expect(turns(1, null, 2)).toEqual({ last: [0, 2], of: [0, 0, 1] });
  expect(turns(2, 4)).toEqual({ last: [0, 0, 0, 1], of: [1, 3] });
});

test('each part of a match begins with its first turn', () => {
  const { last } = turnsIn([
    ['1', 1],
    ['1', 2],
    ['2', 1],
    ['2', 2],
  ]);
  expect(last).toEqual([0, 1, 2, 3]);
});

test('curves have a value a turn, and moments the line and the turn in which they were heard', () => {
  const told = tellAgain(
    trackOf([
      [{ turn: 0, lives: [4, 4] }, 'began'],
      [{ turn: 1, lives: [3, 4] }, 'rolled', 'lost'],
      [{ turn: 2, lives: [3, null] }, 'rolled', 'fell'],
      [{ turn: 3, lives: [2, null] }, 'rolled'],
    ]),
    after as After<unknown>,
  );
  expect(told.turns).toBe(3);
  expect(told.curves[0]?.map(({ values }) => values)).toEqual([
    [3, 3, 2],
    [4, null, null],
  ]);
  expect(told.moments.map(({ line, turn }) => [line, turn])).toEqual([[5, 2]]);
});

test('what one answer brings belongs to the turn in which it was heard, though the next has begun after it', () => {
  const track = trackOf([
    [{ turn: 1, lives: [4] }, 'began'],
    [{ turn: 2, lives: [3] }, 'fell', 'turned', 'fell'],
    [{ turn: 5, lives: [2] }, 'fell', 'fell', 'fell'],
    [{ turn: 6, lives: [1] }, 'fell'],
  ]);
  const seen = (...turns: number[]) => turns.map((turn) => ({ turn, lives: [3] }));
  const stills = track.stills.map((still, i) => ({ ...still, views: [[], seen(1, 2, 2), seen(2, 3, 5), []][i]! }));
  const told = tellAgain({ ...track, stills }, after as After<unknown>);
  expect(told.moments.map(({ turn }) => turn)).toEqual([1, 2, 2, 3, 5, 6]);
});

test('what was taken back is no moment, and lines keep their numbers', () => {
  const told = tellAgain(
    trackOf([
      [{ turn: 1, lives: [4] }, 'fell'],
      [{ turn: 1, lives: [4] }, 'takenBack'],
      [{ turn: 1, lives: [3] }, 'fell'],
    ]),
    after as After<unknown>,
  );
  expect(told.moments.map(({ line }) => line)).toEqual([3]);
  expect(told.log.map(({ type }) => type)).toEqual(['fell']);
});

test('round numbers reach what is drawn, in at most five of them', () => {
  expect([1, 4, 7, 12, 40, 63].map(ticksTo)).toEqual([
    [0, 1],
    [0, 1, 2, 3, 4],
    [0, 2, 4, 6, 8],
    [0, 3, 6, 9, 12],
    [0, 10, 20, 30, 40],
    [0, 20, 40, 60, 80],
  ]);
});

test('some of the turns: the first and the last among them', () => {
  expect(someOf(3, 5)).toEqual([0, 1, 2]);
  expect(someOf(58, 3)).toEqual([0, 29, 57]);
});

test('badges at the end of curves do not cover each other', () => {
  expect(apart([50, 52, 10], 20, 0, 200)).toEqual([50, 70, 10]);
  expect(apart([195, 198, 199], 20, 0, 200)).toEqual([160, 180, 200]);
});

test('how kind dice were: pips against fair ones, and the band in which four of five sums lie', () => {
  expect(kindness([6, 6, 1, 1])).toMatchObject({ thrown: 4, more: 0 });
  expect(kindness([6, 5, 6, 6]).more).toBe(9);
  expect(kindness([1, 1, 1]).more).toBe(-7);
  // All 1,296 throws of four dice: about four fifths of their sums lie within the band.
  const faces = [1, 2, 3, 4, 5, 6];
  const sums = faces.flatMap((a) => faces.flatMap((b) => faces.flatMap((c) => faces.map((d) => a + b + c + d - 14))));
  const { band } = kindness([1, 2, 3, 4]);
  const within = sums.filter((sum) => Math.abs(sum) <= band).length / sums.length;
  expect(within).toBeGreaterThan(0.7);
  expect(within).toBeLessThan(0.9);
});

test('only lines that threw dice are told how kind they were', () => {
  const told = tellAgain(trackOf([[{ turn: 1, lives: [4, 4] }, 'rolled']]), { ...after, dice: () => [[6, 6], []] } as After<unknown>);
  expect(told.luck.map(({ id, thrown, more }) => [id, thrown, more])).toEqual([['0', 2, 5]]);
  expect(tellAgain(trackOf([[{ turn: 1, lives: [4] }]]), after as After<unknown>).luck).toEqual([]);
});

test('words on the picture break into lines, and dots stand for what has no room', () => {
  const widthOf = (text: string) => text.length;
  expect(linesOf('Marijke wins the Crown', 12, 3, widthOf)).toEqual(['Marijke wins', 'the Crown']);
  expect(linesOf('Marijke wins the Crown of Command', 12, 2, widthOf)).toEqual(['Marijke wins', 'the Crown o…']);
  expect(linesOf('Nebuchadnezzar', 8, 1, widthOf)).toEqual(['Nebucha…']);
  expect(linesOf('', 8, 2, widthOf)).toEqual([]);
});
