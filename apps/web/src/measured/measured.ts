import { type Effect, effectOf, isOn, type MeasuredRules, type NewMatch } from '@questhall/protocol';
import { useLoad } from '../ui/use-load.ts';

type Options = NonNullable<NewMatch['options']>;

/** What `questhall measure-rules` has written of each game. */
const FILES = import.meta.glob<MeasuredRules>('../games/*/measured.json', { import: 'default' });

/** What was measured of a game; null until it is here, and for a game of which nothing was measured. */
export function useMeasured(game: string): MeasuredRules | null {
  const load = useLoad(async () => (await FILES[`../games/${game}/measured.json`]?.()) ?? null, game);
  if (load.state === 'failed') console.error('what was measured cannot be read', load.error);
  return load.state === 'here' ? load.value : null;
}

/** What one value of an option does, and with how many seats that was measured. */
export interface ValueEffect {
  value: string | number | boolean;
  effect: Effect;
  seats: number;
  matches: number;
}

/**
 * What an option does at each value that was measured, in the order of measuring: with as many seats, or with the number nearest to
 * it. Empty where it was not.
 */
export function effectsOf(measured: MeasuredRules, option: string, options: Options, seats = 0): ValueEffect[] {
  const found = new Map<ValueEffect['value'], ValueEffect>();
  for (const row of measured.values) {
    if (row.option !== option || !isOn(row.base, options)) continue;
    const without = measured.lengths.find((one) => one.seats === row.seats && isOn(one.base, options));
    const before = found.get(row.value);
    if (!without || (before && Math.abs(before.seats - seats) <= Math.abs(row.seats - seats))) continue;
    found.set(row.value, { value: row.value, effect: effectOf(without, row), seats: row.seats, matches: row.matches });
  }
  return [...found.values()];
}

/**
 * Seconds that a decision takes on the stage at the usual pace, whoever decides: matches of bots come to 1.9 to 2.2 in
 * Nachtwacht and to about one in the other games, where more is shown between decisions that take no time.
 */
const SHOWN_S = 2;
/**
 * Seconds that a person who knows the game thinks before it: assumed, until enough people have been timed. A secret card is thought
 * over longer.
 */
const THOUGHT_S: Readonly<Record<string, number>> = { nachtwacht: 15 };
const USUAL_THOUGHT_S = 8;
/** And whoever plays it for the first time: three tries (docs/first-tries.md) took 20 to 25 seconds for an answer, what was shown included. */
const FIRST_THOUGHT_S = 22;

/** Who plays: people who know the game, or people who play it for the first time. */
export type Practice = 'practised' | 'first';

/**
 * How many rounds it takes by hand for each one that bots took, where not as many: bots of Dystopia look for a fight rather than for
 * the way out, and took 34 rounds for the level that was won by hand in 13 (alone, twice) and in 22 (with bots beside it). All three in
 * docs/first-tries.md, by programs that see and touch the page and not by people: few, and to be taken anew when there are people.
 */
const ROUNDS_BY_HAND: Readonly<Record<string, { alone: number; withBots: number }>> = { dystopia: { alone: 0.4, withBots: 0.65 } };

/** The share of the measured rounds that is played where so many people and bots sit. */
export function shareOfRounds(game: string, people: number, bots: number): number {
  const share = people > 0 ? ROUNDS_BY_HAND[game] : undefined;
  return share ? (bots > 0 ? share.withBots : share.alone) : 1;
}

/** Seconds for an answer of a person, with what is shown of it. */
export const secondsAnAnswer = (game: string, practice: Practice): number =>
  (practice === 'first' ? FIRST_THOUGHT_S : (THOUGHT_S[game] ?? USUAL_THOUGHT_S)) + SHOWN_S;

/** Seconds in which everybody at such a table decides once. */
const onceAround = (game: string, people: number, bots: number, practice: Practice): number =>
  people * secondsAnAnswer(game, practice) + bots * SHOWN_S;

/** Options that say what is played, as they are where nothing was said: another value is another game, with lengths of its own. */
const PLAIN: Options = { heroes: 0, wizor: 'computer', ownLevel: '' };

/**
 * The row by which matches with these options are reckoned; undefined where there is none. Fewer people than heroes lead several each:
 * such a party plays as one of as many people does, and answers one question or two less.
 */
function lengthOf(measured: MeasuredRules, options: Options, seats: number) {
  const heroes = Number(options['heroes'] ?? 0);
  return rowOf(measured, options, seats) ?? (heroes > seats ? rowOf(measured, options, heroes) : undefined);
}

/** The row of matches with as many seats that were played by these options, the one that says most; undefined where there is none. */
function rowOf({ lengths }: MeasuredRules, options: Options, seats: number) {
  const same = (base: Options, option: string) =>
    option in base || options[option] === PLAIN[option] || (option === 'heroes' && options[option] === seats);
  return lengths
    .filter((row) => row.seats === seats && isOn(row.base, options))
    .filter(({ base }) => Object.keys(PLAIN).every((option) => !(option in options) || same(base, option)))
    .sort((a, b) => Object.keys(b.base).length - Object.keys(a.base).length)[0];
}

/** How many minutes a match takes: eight of ten lie from `low` to `high`. */
export interface Forecast {
  low: number;
  median: number;
  high: number;
}

/**
 * Minutes of a match with these options: the decisions of measured matches with as many seats, at so many seconds each, longer
 * or shorter by what each changed option was measured to do. Undefined where that many seats were not measured, or matches of another
 * kind (so many heroes, a level of one's own).
 */
export function forecastOf(
  measured: MeasuredRules,
  options: Options,
  people: number,
  bots: number,
  practice: Practice = 'practised',
): Forecast | undefined {
  const seats = people + bots;
  const length = lengthOf(measured, options, seats);
  if (!length) return undefined;
  const seconds = (length.decisions / seats) * onceAround(measured.game, people, bots, practice);
  const ratio = ratioOf(measured, options, seats) * shareOfRounds(measured.game, people, bots);
  const minutes = (rounds: number) => (seconds * ratio * (rounds / length.mean)) / 60;
  return { low: minutes(length.low), median: minutes(length.median), high: minutes(length.high) };
}

/** What is known of the rounds of a match before it is played: how many, by how much they differ, and the seconds of one. */
export interface Rounds {
  mean: number;
  deviation: number;
  seconds: number;
}

/** The rounds of a match with these options; undefined where that many seats were not measured. */
export function roundsOf(
  measured: MeasuredRules,
  options: Options,
  people: number,
  bots: number,
  practice: Practice = 'practised',
): Rounds | undefined {
  const seats = people + bots;
  const length = lengthOf(measured, options, seats);
  if (!length) return undefined;
  const ratio = ratioOf(measured, options, seats) * shareOfRounds(measured.game, people, bots);
  const seconds = ((length.decisions / seats) * onceAround(measured.game, people, bots, practice)) / length.mean;
  return { mean: length.mean * ratio, deviation: length.deviation * ratio, seconds };
}

/**
 * True where what one of the changed options does was not measured. `differing`: the options that are not as in the rulebook; what matches
 * with as many seats were measured with is no guess.
 */
export function isGuess(measured: MeasuredRules, options: Options, differing: readonly string[], seats: number): boolean {
  const base = lengthOf(measured, options, seats)?.base ?? {};
  return differing.some(
    (option) => !(option in base) && !effectsOf(measured, option, options).some(({ value }) => value === options[option]),
  );
}

/** How much longer or shorter all changed options make a match, as far as that is beyond chance. */
function ratioOf(measured: MeasuredRules, options: Options, seats: number): number {
  return changesOf(measured, options, seats).reduce((product, { effect: { length } }) => product * (length.sure ? length.ratio : 1), 1);
}

/** With how many seats that was measured by which a forecast is longer or shorter; empty where it was with as many as sit here. */
export function takenFrom(measured: MeasuredRules, options: Options, seats: number): number[] {
  const others = changesOf(measured, options, seats).flatMap((change) => (change.seats === seats ? [] : [change.seats]));
  return [...new Set(others)].sort((a, b) => a - b);
}

function changesOf(measured: MeasuredRules, options: Options, seats: number): ValueEffect[] {
  return Object.entries(options).flatMap(([option, set]) =>
    effectsOf(measured, option, options, seats).filter(({ value }) => value === set),
  );
}

/** Minutes as people say them: by fives from ten, by tens from an hour, by quarters from two. */
export function rounded(minutes: number): number {
  const step = minutes < 10 ? 1 : minutes < 60 ? 5 : minutes < 120 ? 10 : 15;
  return Math.max(1, Math.round(minutes / step) * step);
}
