import { memoryByNumber } from '../../memory.ts';

/** How dice count, for whoever rolls them and for whoever reckons the chances: one description for both. */

/** The dice of one roll. */
export interface Dice {
  /** How many are rolled; with none the roll counts for nothing. */
  n: number;
  /** Added together; else the best of them counts. */
  added: boolean;
  /** Taken off, but the roll is never lowered below `least` by it. */
  less: number;
  least: number;
  /** What comes to it at the end, for good or ill. */
  plus: number;
}

/** One die, or several added, with nothing to change them. */
export const plainDice = (n: number): Dice => ({ n, added: true, less: 0, least: n, plus: 0 });

/** What these faces come to. */
export function counted(dice: Dice, faces: readonly number[]): number {
  if (faces.length === 0) return 0;
  let shown = 0;
  for (const face of faces) shown = dice.added ? shown + face : Math.max(shown, face);
  return Math.max(dice.least, shown - dice.less) + dice.plus;
}

/** Each result that such dice can come to, and how likely it is. */
export type Spread = ReadonlyArray<readonly [result: number, chance: number]>;

/** The spread of a roll: of every way in which the faces can fall. */
export function spreadOf(dice: Dice): Spread {
  const question = keyOf(dice);
  return SPREADS.get(question) ?? SPREADS.keep(question, reckoned(dice));
}

/** Each question is reckoned once: bots ask it for everybody and everything within reach. */
const SPREADS = memoryByNumber<Spread>();

/** What takes so much off a roll leaves nothing of it, and more leaves no less. */
const LOWEST = 40;

/** A number of its own for each kind of roll. */
export const keyOf = (d: Dice): number =>
  (((d.n * 2 + (d.added ? 1 : 0)) * 64 + Math.min(d.less, LOWEST) + 8) * 8 + d.least) * 32 + d.plus + 16;

function reckoned(dice: Dice): Spread {
  const ways = new Map<number, number>();
  const fall = (faces: number[]): void => {
    if (faces.length < dice.n) for (let face = 1; face <= 6; face++) fall([...faces, face]);
    else {
      const result = counted(dice, faces);
      ways.set(result, (ways.get(result) ?? 0) + 1);
    }
  };
  fall([]);
  const all = 6 ** dice.n;
  return [...ways].sort(([a], [b]) => a - b).map(([result, count]) => [result, count / all]);
}

/** The chance of a result from `from` to `to`, both included. */
export function chanceOf(dice: Dice, from: number, to: number): number {
  const question = (keyOf(dice) * WITHIN + within(from)) * WITHIN + within(to);
  return CHANCES.get(question) ?? CHANCES.keep(question, chanceReckoned(dice, from, to));
}

/** Asked as often as spreads are, and by the same. */
const CHANCES = memoryByNumber<number>();

/** All results lie between these, so that what is asked beyond them is asked as if it were there. */
const [LEAST, WITHIN] = [-64, 256];
const within = (bound: number): number => Math.max(0, Math.min(bound - LEAST, WITHIN - 1));

function chanceReckoned(dice: Dice, from: number, to: number): number {
  let sum = 0;
  for (const [result, chance] of spreadOf(dice)) if (result >= from && result <= to) sum += chance;
  return sum;
}
