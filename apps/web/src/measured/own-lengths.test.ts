import { nachtwacht } from '@questhall/nachtwacht';
import type { MeasuredRules, OwnLength } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { minutesOf } from '../pages/length.ts';
import { withDefaults } from '../pages/presets.ts';
import { ownForecastOf } from './own-lengths.ts';

const specs = nachtwacht.options;
/** Matches of this kind took ten to thirty minutes, most of them twenty. */
const kind = (changed: OwnLength['options']): OwnLength => ({
  game: 'nachtwacht',
  options: withDefaults(specs, changed),
  changed: Object.keys(changed),
  people: 1,
  bots: 3,
  matches: 34,
  low: 600,
  median: 1200,
  high: 1800,
});
const lengths = [kind({ pathLength: 'short' }), kind({})];

test('the minutes of this server are those of matches with the same options, people and bots', () => {
  const of = (options: OwnLength['options'], people = 1, bots = 3) => ownForecastOf(lengths, 'nachtwacht', options, people, bots);
  expect(of({})).toEqual({ low: 10, median: 20, high: 30, matches: 34 });
  expect(of(withDefaults(specs, {}))).toEqual(of({}));
  expect(ownForecastOf([lengths[0]!], 'nachtwacht', {}, 1, 3)).toBeUndefined();
  expect(ownForecastOf([lengths[0]!], 'nachtwacht', { pathLength: 'short' }, 1, 3)).toBeDefined();
  expect(of({ pathLength: 'long' })).toBeUndefined();
  expect(of({ mayDecline: true })).toBeUndefined();
  expect([of({}, 2, 2), of({}, 1, 2), ownForecastOf(lengths, 'talisman', {}, 1, 3)]).toEqual([undefined, undefined, undefined]);
});

test('they take the place of what bots were measured to need, and say of how many matches they are', () => {
  const row = { base: {}, seats: 4, matches: 10_000, mean: 18, deviation: 4, low: 13, median: 18, high: 24, decisions: 100, won: 10_000 };
  const measured: MeasuredRules = {
    game: 'nachtwacht',
    rules: 1,
    unit: 'rounds',
    bots: 'normal',
    seed: 1,
    date: '',
    lengths: [row],
    values: [],
  };
  const at = { measured, specs, people: 1, bots: 3 };
  const of = (own: readonly OwnLength[], options = {}) => minutesOf({ ...at, own }, options);
  const assumed = of([])!;
  expect(assumed.matches).toBeUndefined();
  expect(of(lengths)).toEqual({
    low: 10,
    median: 20,
    high: 30,
    exactly: { low: 10, median: 20, high: 30 },
    first: assumed.first,
    guess: false,
    from: [],
    matches: 34,
  });
  // A house rule of which nothing was measured is a guess, unless enough played by it.
  expect(of(lengths, { mayDecline: true })).toMatchObject({ guess: true });
  expect(of([kind({ mayDecline: true })], { mayDecline: true })).toMatchObject({ guess: false, matches: 34 });
  // Also where bots were never measured at as many seats.
  expect(minutesOf({ ...at, measured: { ...measured, lengths: [] }, own: lengths }, {})).toMatchObject({ median: 20, first: undefined });
});
