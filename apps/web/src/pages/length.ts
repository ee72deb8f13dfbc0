import type { MeasuredRules, NewMatch, OwnLength } from '@questhall/protocol';
import { type Forecast, forecastOf, isGuess, rounded, takenFrom } from '../measured/measured.ts';
import { ownForecastOf } from '../measured/own-lengths.ts';
import { differing, withDefaults } from './presets.ts';

type Options = NonNullable<NewMatch['options']>;

/** By what the minutes of a table are told before it is set. */
export interface Length {
  measured: MeasuredRules;
  /** How long matches of this server took. */
  own: readonly OwnLength[];
  /** The options of the game, so that what was left out counts with its default. */
  specs: readonly { id: string; byDefault: string | number | boolean }[];
  people: number;
  bots: number;
}

/**
 * The minutes of a match with these options, as people say them; undefined where so many seats were not measured. `guess`: what one
 * of the changed rules does was not, and counts as nothing. `first`: of people who play it for the first time. `matches`: so many of
 * this server took as long, where enough have ended; what bots need says nothing then. `from`: with how many seats what the changed
 * rules do was measured, where that is another number.
 */
export function minutesOf(
  { measured, own, specs, people, bots }: Length,
  options: Options,
): (Forecast & { first: number | undefined; guess: boolean; from: number[]; matches?: number }) | undefined {
  const all = withDefaults(specs, options);
  const here = ownForecastOf(own, measured.game, all, people, bots);
  const found = here ?? forecastOf(measured, all, people, bots);
  if (!found) return undefined;
  const guess = !here && isGuess(measured, all, differing(options, specs));
  const from = here ? [] : takenFrom(measured, all, people + bots);
  const novices = forecastOf(measured, all, people, bots, 'first');
  const minutes = { low: rounded(found.low), median: rounded(found.median), high: rounded(found.high) };
  return { ...minutes, first: novices && rounded(novices.median), guess, from, ...(here ? { matches: here.matches } : {}) };
}
