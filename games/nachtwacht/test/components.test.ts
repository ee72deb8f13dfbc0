import { begin, fast, IllegalAction } from '@questhall/kernel';
import { expect, test } from 'vitest';
import {
  fullLengthOf,
  MONSTER_COUNTS,
  nachtwacht,
  POWER_CARD_COUNTS,
  POWERS,
  STEP_CARDS,
  STRIP_KINDS,
  STRIP_PATTERNS,
  type StripId,
  spread,
  stripsOf,
} from '../src/index.ts';

const start = (seats: number, options = {}) => begin(nachtwacht, { seats, options }, fast(1));
const count = (pattern: string, letter: string) => [...pattern].filter((l) => l === letter).length;
const ids = Object.keys(STRIP_PATTERNS) as StripId[];

test('NW-1.1 NW-15.56 two to four players; fewer or more are refused', () => {
  for (const seats of [2, 3, 4]) expect(start(seats).players).toHaveLength(seats);
  for (const seats of [0, 1, 5]) expect(() => start(seats)).toThrow(IllegalAction);
});

test('NW-1.2 NW-17.1 each player owns one pawn, at most four in all; nobody else has one', () => {
  expect(start(4).players).toHaveLength(4);
  expect(start(2).players.map((p) => p.square)).toEqual([0, 0]);
});

test('NW-1.3 NW-17.2 every player owns the same eight step cards', () => {
  expect([...STEP_CARDS].sort()).toEqual(['1', '2', '3', '4', '5', '6', 'skull', 'vega']);
  const hands = start(4).players.map((p) => p.steps);
  for (const hand of hands) expect(hand).toEqual(STEP_CARDS);
  expect(hands.flat()).toHaveLength(32);
});

test('NW-1.4 NW-17.3 NW-15.55 40 power cards: six of each power and four jokers', () => {
  expect(POWER_CARD_COUNTS).toEqual({ tooth: 6, blood: 6, feather: 6, sword: 6, torch: 6, potion: 6, joker: 4 });
  const s = start(3);
  expect([...s.deck, ...s.players.flatMap((p) => p.power)].sort()).toEqual(spread(POWER_CARD_COUNTS).sort());
});

test('NW-1.5 NW-17.4 15 monsters, whatever the number of players', () => {
  expect(MONSTER_COUNTS).toEqual({ tooth: 3, feather: 3, torch: 3, blood: 2, sword: 2, potion: 2 });
  for (const seats of [2, 3, 4]) expect([...start(seats).supply].sort()).toEqual(spread(MONSTER_COUNTS).sort());
});

test('NW-1.7 the path is built from strips of 3, 4 and 5 squares; nothing lies at first', () => {
  const s = start(2);
  expect(s.kinds).toEqual([]);
  for (const [length, strips] of Object.entries(s.strips)) {
    for (const id of strips) expect(STRIP_KINDS[id]).toHaveLength(Number(length));
  }
});

test('NW-17.5 the twelve strips, and which of them each path uses', () => {
  expect(STRIP_PATTERNS).toEqual({
    'S3-A': 'oMP',
    'S3-B': 'Moo',
    'S3-C': 'PoM',
    'S3-D': 'oPM',
    'S4-A': 'oMoP',
    'S4-B': 'ooMP',
    'S4-C': 'MPMo',
    'S4-D': 'MoPo',
    'S5-A': 'oMoPM',
    'S5-B': 'MooPo',
    'S5-C': 'PoMMo',
    'S5-D': 'oPMoM',
  });
  const table = (['short', 'standard', 'long'] as const).map((length) => {
    const patterns = Object.values(stripsOf(length)).flat();
    const all = patterns.map((id) => STRIP_PATTERNS[id]).join('');
    return [patterns.length, all.length, fullLengthOf(length), count(all, 'o'), count(all, 'M'), count(all, 'P')];
  });
  expect(table).toEqual([
    [6, 24, 24, 12, 7, 5],
    [9, 36, 36, 16, 12, 8],
    [12, 48, 48, 21, 16, 11],
  ]);
  expect(stripsOf('standard')[4]).toEqual(['S4-A', 'S4-B', 'S4-C']);
});

test('NW-17.6 the design rules of the strips', () => {
  const turned = (pattern: string) => [...pattern].reverse().join('');
  const patterns = ids.map((id) => STRIP_PATTERNS[id]);
  for (const pattern of patterns) {
    expect(turned(pattern)).not.toBe(pattern);
    expect(count(pattern, 'M')).toBeGreaterThanOrEqual(1);
    expect(count(pattern, 'M')).toBeLessThanOrEqual(Math.ceil(pattern.length / 2));
  }
  expect(new Set(patterns.map((p) => [p, turned(p)].sort()[0])).size).toBe(12);
  for (const used of ['short', 'standard', 'long'] as const) {
    for (const strips of Object.values(stripsOf(used))) {
      expect(strips.filter((id) => STRIP_PATTERNS[id].includes('P')).length * 2).toBeGreaterThanOrEqual(strips.length);
      expect(strips).toHaveLength(stripsOf(used)[3].length);
    }
  }
});

test('NW-17.9 a random power card beats a random monster one time in four', () => {
  const cards = spread(POWER_CARD_COUNTS);
  for (const power of POWERS) expect(cards.filter((card) => card === power || card === 'joker').length / cards.length).toBe(0.25);
});
