import type { Rounds } from './measured.ts';

/** A gap of more than this between two lines of the chronicle is a pause: nobody was playing. */
const PAUSE_S = 300;
/** The assumed pace counts as much as this many rounds of the table's own. */
const ASSUMED_ROUNDS = 6;

/** The round that is being played, and the one that the match ends with, both from 1. */
export interface RoundAt {
  round: number;
  last: number;
}

/** How a game counts its rounds. */
export interface RoundsOf<V> {
  /** How many have been played to their end; null where matches like this one were not measured. */
  done(view: V): number | null;
  /** The option that says which is the last one; at 0 there is none. */
  limit: string;
  /** They are turns, one of everybody in each round that the option counts. */
  turns?: true;
  /** Where a match goes over levels: the one that is being played and its try, of which the minutes are told; null where it is one alone. */
  level?(view: V): { level: number; attempt: number } | null;
  /** True for the event with which such a level begins: a table's pace at it counts from there. */
  begins?(event: { readonly type: string }): boolean;
  /** Which round is being played and which is the last, as everybody sees it; null where the match has no last round, or is over. */
  at?(view: V): RoundAt | null;
}

/** Where a match stands: rounds that have been played to their end, and the last one by the options; null where there is none. */
export interface Stand {
  done: number;
  last: number | null;
}

interface Line {
  n: number;
  at: number;
}

/** Seconds in which a table has been playing, by its chronicle from the first line on; undefined where the first is missing. */
export const secondsPlayed = (log: readonly Line[]): number | undefined => (log[0]?.n === 1 ? secondsOf(log) : undefined);

/** The same from the line with which the last part began; undefined where that one is missing. */
export function secondsSince<L extends Line>(log: readonly L[], begins: (line: L) => boolean): number | undefined {
  const from = log.findLastIndex(begins);
  return from < 0 ? undefined : secondsOf(log.slice(from));
}

function secondsOf(log: readonly Line[]): number {
  let ms = 0;
  for (const [i, { at }] of log.entries()) if (i > 0) ms += Math.min(Math.max(0, at - log[i - 1]!.at), PAUSE_S * 1000);
  return ms / 1000;
}

/**
 * How many minutes a match still takes: the rounds that matches which came as far still had before them (their lengths taken
 * as normally distributed), each as long as rounds at this table were so far, which counts for more with each one.
 */
export function minutesToGo(rounds: Rounds, { done, last }: Stand, played: number | undefined): number {
  const ahead = Math.min(roundsToGo(rounds, done), last === null ? Number.POSITIVE_INFINITY : Math.max(0, last - done));
  const own = played === undefined ? rounds.seconds : (rounds.seconds * ASSUMED_ROUNDS + played) / (ASSUMED_ROUNDS + done);
  return (ahead * own) / 60;
}

/**
 * Minutes as they are said while a match runs: far enough apart that one more round is seldom another word, and no further than ten
 * minutes in the last hour, or one word would stand for a quarter of an hour and look stuck.
 */
const SAID = [3, 5, 10, 15, 20, 30, 40, 50, 60, 90, 120, 150, 180, 240, 360] as const;
/** So much longer than reckoned is said at first. */
const PROMISED = 1.15;
/** Only what is longer by so much is said to have become longer. */
const LONGER = 1.6;
/** So far below the middle of two words the shorter one is said. */
const BELOW = 0.95;

/**
 * What is said of the minutes to go: one of a few lengths, and another one only when it is clearly another.
 * @param shown what was said before; null at first
 */
export function steadied(shown: number | null, minutes: number): number {
  // What is promised first is rather too much than too little.
  if (shown === null) return nearest(minutes * PROMISED);
  const next = nearest(minutes);
  if (next > shown) return minutes > shown * LONGER ? next : shown;
  const lower = SAID.findLast((said) => said < shown);
  return lower !== undefined && minutes < Math.sqrt(lower * shown) * BELOW ? next : shown;
}

const nearest = (minutes: number): number =>
  SAID.reduce((best, said) => (Math.abs(Math.log(said / minutes)) < Math.abs(Math.log(best / minutes)) ? said : best));

/** What was said last of each match on this page, with the rounds that had been played. */
const said = new Map<string, { done: number; minutes: number }>();

/** What is said of a match: reckoned once a round, since a round that is half over looks like a slow one. */
export function saidOf(match: string, done: number, reckon: () => number): number {
  const before = said.get(match);
  if (before?.done === done) return before.minutes;
  const minutes = steadied(before?.minutes ?? null, Math.max(1, reckon()));
  said.set(match, { done, minutes });
  return minutes;
}

/** The mean of what lies beyond `done` in a normal distribution, from there on. */
function roundsToGo({ mean, deviation }: Rounds, done: number): number {
  const z = (done - mean) / deviation;
  // Far out the hazard rate is z + 1/z - 2/z³ and the density too small to divide by.
  const beyond = z > 4 ? 1 / z - 2 / z ** 3 : density(z) / tail(z) - z;
  return deviation * beyond;
}

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** How much of a normal distribution lies beyond z (Abramowitz and Stegun 26.2.17). */
function tail(z: number): number {
  if (z < 0) return 1 - tail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  return density(z) * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
}
