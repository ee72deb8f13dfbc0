import { dystopia } from '@questhall/dystopia';
import { nachtwacht } from '@questhall/nachtwacht';
import type { MeasuredRules, Sample } from '@questhall/protocol';
import { talisman } from '@questhall/talisman';
import { describe, expect, test } from 'vitest';
import { effectsOf, forecastOf, isGuess, rounded, roundsOf, secondsAnAnswer, takenFrom } from './measured.ts';
import { minutesToGo } from './to-go.ts';

const FILES = import.meta.glob<MeasuredRules>('../games/*/measured.json', { import: 'default', eager: true });
const GAMES = [nachtwacht, talisman, dystopia];

describe.each(Object.values(FILES).map((measured) => ({ name: measured.game, measured })))('what was measured of $name', ({ measured }) => {
  const game = GAMES.find(({ id }) => id === measured.game)!;

  // A length is told in minutes, to the nearest five or more of them, for which it is enough that the mean is known to an eighth (with 95
  // in 100 of certainty): sixty to two hundred matches of a level of Dystopia tell that. What a rule does is told in single percents.
  test('belongs to the rules as they are, and is ten thousand matches a rule, and of lengths as many as tell minutes', () => {
    expect(measured.rules).toBe(game.version);
    for (const { mean, deviation, matches, base, seats } of measured.lengths)
      expect((1.96 * deviation) / mean / Math.sqrt(matches), `${JSON.stringify(base)}, ${seats}`).toBeLessThan(0.125);
    for (const row of measured.values) expect(row.matches).toBeGreaterThanOrEqual(10_000);
  });

  test('names options and values that the game has, each beside its base', () => {
    expect(measured.values.length).toBeGreaterThan(0);
    for (const row of measured.values) {
      const spec = game.options.find(({ id }) => id === row.option);
      expect(spec, row.option).toBeDefined();
      expect(
        effectsOf(measured, row.option, row.base).some(({ value }) => value === row.value),
        row.option,
      ).toBe(true);
    }
  });
});

const sample = (mean: number): Sample => ({
  matches: 10_000,
  mean,
  deviation: 10,
  low: mean * 0.6,
  median: mean,
  high: mean * 1.5,
  decisions: 300,
  won: 10_000,
});
const measured: MeasuredRules = {
  game: 'g',
  rules: 1,
  unit: 'rounds',
  bots: 'normal',
  seed: 1,
  date: '2026-01-01',
  lengths: [{ base: { edition: 'a' }, seats: 3, ...sample(40) }],
  values: [
    { base: { edition: 'a' }, seats: 3, option: 'path', value: 'short', ...sample(20) },
    { base: { edition: 'a' }, seats: 3, option: 'joker', value: true, ...sample(40.1) },
  ],
};

describe('how long a match takes', () => {
  test('100 answers a seat at ten seconds of a person and two of a bot, in the length of eight matches of ten', () => {
    expect(forecastOf(measured, { edition: 'a' }, 1, 2)).toEqual({ low: 14, median: 1400 / 60, high: 35 });
  });

  test('a secret card of Nachtwacht is thought over for longer', () => {
    expect(forecastOf({ ...measured, game: 'nachtwacht' }, { edition: 'a' }, 1, 2)?.median).toBeCloseTo((100 * (17 + 2 + 2)) / 60, 6);
  });

  test('people who lead a level of Dystopia play fewer rounds of it than bots, each as long', () => {
    const dungeon = { ...measured, game: 'dystopia' };
    const rounds = (people: number, bots: number) => roundsOf(dungeon, { edition: 'a' }, people, bots)!;
    expect(rounds(0, 3).mean).toBe(40);
    expect(rounds(1, 2).mean).toBe(26);
    expect(rounds(3, 0).mean).toBe(16);
    expect(rounds(3, 0).deviation).toBe(4);
    expect(rounds(3, 0).seconds).toBeCloseTo(roundsOf(measured, { edition: 'a' }, 3, 0)!.seconds, 6);
    expect(forecastOf(dungeon, { edition: 'a' }, 3, 0)!.median).toBeCloseTo(forecastOf(measured, { edition: 'a' }, 3, 0)!.median * 0.4, 6);
  });

  test('a level of Dystopia that one leads alone, begun for the first time, is no matter of an hour and a half', () => {
    const dungeon = Object.values(FILES).find(({ game }) => game === 'dystopia')!;
    const alone = roundsOf(dungeon, { level: 1, campaign: false, heroes: 4 }, 1, 0, 'first')!;
    const minutes = minutesToGo(alone, { done: 0, last: null }, undefined);
    expect(minutes).toBeGreaterThan(25);
    expect(minutes).toBeLessThan(50);
  });

  test('a changed option shortens it by what was measured, where that is beyond chance', () => {
    expect(forecastOf(measured, { edition: 'a', path: 'short' }, 1, 2)?.high).toBeCloseTo(17.5, 6);
    expect(forecastOf(measured, { edition: 'a', joker: true }, 1, 2)?.high).toBe(35);
  });

  test('what a rule does is taken from as many seats as sit here, or from the number nearest to it, and that is said', () => {
    const [{ base, ...rest }, short] = [measured.lengths[0]!, measured.values[0]!];
    const both: MeasuredRules = {
      ...measured,
      lengths: [2, 3, 4].map((seats) => ({ ...rest, base, seats })),
      values: [short, { ...short, seats: 4, ...sample(30) }],
    };
    const set = { edition: 'a', path: 'short' };
    // Half as long with three, three quarters with four; nobody measured two.
    const asLong = (people: number) => forecastOf(both, set, people, 0)!.median / forecastOf(both, { edition: 'a' }, people, 0)!.median;
    expect([2, 3, 4].map(asLong)).toEqual([0.5, 0.5, 0.75].map((ratio) => expect.closeTo(ratio, 6)));
    expect([2, 3, 4].map((seats) => takenFrom(both, set, seats))).toEqual([[3], [], []]);
    expect(takenFrom(both, { edition: 'a' }, 2)).toEqual([]);
  });

  test('what a length was measured with is no guess; any other changed option is one, unless what it does was measured', () => {
    expect(isGuess(measured, { edition: 'a' }, ['edition'], 3)).toBe(false);
    expect(isGuess(measured, { edition: 'a', path: 'short' }, ['edition', 'path'], 3)).toBe(false);
    expect(isGuess(measured, { edition: 'a', path: 'long' }, ['edition', 'path'], 3)).toBe(true);
    expect(isGuess(measured, { edition: 'a' }, ['edition'], 2)).toBe(true);
  });

  test('whoever plays it for the first time thinks longer, at a secret card by less', () => {
    expect(forecastOf(measured, { edition: 'a' }, 1, 2, 'first')?.median).toBeCloseTo((100 * (24 + 2 + 2)) / 60, 6);
    expect(secondsAnAnswer('nachtwacht', 'first')).toBeGreaterThan(secondsAnAnswer('nachtwacht', 'practised'));
  });

  test('who leads several heroes gives the answers of all of them: another length, and none where that was not measured', () => {
    const four = { ...measured, lengths: [...measured.lengths, { base: { edition: 'a', heroes: 4 }, seats: 3, ...sample(60) }] };
    expect(forecastOf(four, { edition: 'a', heroes: 4 }, 1, 2)?.high).toBeCloseTo(35, 6);
    expect(roundsOf(four, { edition: 'a', heroes: 4 }, 1, 2)?.mean).toBe(60);
    expect(roundsOf(four, { edition: 'a', heroes: 0 }, 1, 2)?.mean).toBe(40);
    // Three heroes at three seats are one each; two are fewer than anybody measured.
    expect(roundsOf(four, { edition: 'a', heroes: 3 }, 1, 2)?.mean).toBe(40);
    for (const other of [{ heroes: 2 }, { wizor: 'person' }, { ownLevel: '{}' }])
      expect(forecastOf(four, { edition: 'a', ...other }, 1, 2)).toBeUndefined();
  });

  test('nothing is foretold of what was not measured', () => {
    expect(forecastOf(measured, { edition: 'b' }, 1, 2)).toBeUndefined();
    expect(forecastOf(measured, { edition: 'a' }, 2, 2)).toBeUndefined();
    expect(effectsOf(measured, 'path', { edition: 'b' })).toEqual([]);
  });

  test('minutes are said as people say them', () => {
    expect([0.2, 7.4, 22, 58, 64, 114, 130, 200].map(rounded)).toEqual([1, 7, 20, 60, 60, 110, 135, 195]);
  });
});
