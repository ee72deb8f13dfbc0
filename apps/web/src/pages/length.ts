import type { MeasuredRules, NewMatch, OwnLength } from '@questhall/protocol';
import { oneLevelOf } from '../games/editions.ts';
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

/** What is known of how long a match takes, as people say it. */
interface Minutes extends Forecast {
  /** The same, not rounded: what is drawn of it. */
  exactly: Forecast;
  /** Of people who play it for the first time. */
  first: number | undefined;
  /** What one of the changed rules does was not measured, and counts as nothing. */
  guess: boolean;
  /** With how many seats what the changed rules do was measured, where that is another number. */
  from: number[];
  /** So many matches of this server took as long, where enough have ended; what bots need says nothing then. */
  matches?: number;
  /** These are minutes of this level alone, where a match goes over many. */
  level?: number;
}

/** The minutes of a match with these options; undefined where so many seats were not measured. */
export function minutesOf({ measured, own, specs, people, bots }: Length, options: Options): Minutes | undefined {
  const whole = withDefaults(specs, options);
  const here = ownForecastOf(own, measured.game, whole, people, bots);
  const level = here ? undefined : oneLevelOf(measured.game, whole);
  const all = level?.options ?? whole;
  const found = here ?? forecastOf(measured, all, people, bots);
  if (!found) return undefined;
  const seats = people + bots;
  const guess = !here && isGuess(measured, all, differing(all, specs), seats);
  const from = here ? [] : takenFrom(measured, all, seats);
  const novices = forecastOf(measured, all, people, bots, 'first');
  const minutes = { low: rounded(found.low), median: rounded(found.median), high: rounded(found.high) };
  return {
    ...minutes,
    exactly: { low: found.low, median: found.median, high: found.high },
    first: novices && rounded(novices.median),
    guess,
    from,
    ...(here ? { matches: here.matches } : {}),
    ...(level ? { level: level.level } : {}),
  };
}
