import type { MeasuredRules, NewMatch } from '@questhall/protocol';
import { type Forecast, forecastOf, isGuess, rounded } from '../measured/measured.ts';
import { differing, withDefaults } from './presets.ts';

type Options = NonNullable<NewMatch['options']>;

/** By what the minutes of a table are told before it is set. */
export interface Length {
  measured: MeasuredRules;
  /** The options of the game, so that what was left out counts with its default. */
  specs: readonly { id: string; byDefault: string | number | boolean }[];
  people: number;
  bots: number;
}

/**
 * The minutes of a match with these options, as people say them; undefined where so many seats were not measured. `guess`: what one
 * of the changed rules does was not, and counts as nothing. `first`: of people who play it for the first time.
 */
export function minutesOf(
  { measured, specs, people, bots }: Length,
  options: Options,
): (Forecast & { first: number; guess: boolean }) | undefined {
  const all = withDefaults(specs, options);
  const found = forecastOf(measured, all, people, bots);
  if (!found) return undefined;
  const guess = isGuess(measured, all, differing(options, specs));
  const first = rounded(forecastOf(measured, all, people, bots, 'first')!.median);
  return { low: rounded(found.low), median: rounded(found.median), high: rounded(found.high), first, guess };
}
