import type { Seat } from '@questhall/kernel';
import { fullLengthOf, type StepCard } from '../components.ts';
import type { State } from '../state.ts';
import { beats } from './outlook.ts';

/**
 * What a position is worth, as the logarithm of the odds. The numbers are a logistic regression over 75,000 positions
 * of matches between greedy players of 2, 3 and 4: what tells who wins is less how far everybody is than who holds the
 * exact card that nobody else can cancel (NW-20.6).
 */
const FAR = 0.075; // for each square beyond the last twelve
const MIDDLE = 0.05; // for each of the six squares before the last six
const NEAR = 0.055; // in the last six a square less to go is no gain: what counts is the cards, and room to use them
const HAND = 0.04; // for each square that the numbers left in hand can still bring
const POWER = 0.02;
const HELD = -0.2;
const HELD_FAR = -0.1;
const WITHIN_REACH = 0.15;
const EXACT = 0.35;
const EXACT_AND_ALONE = 3.4;
const PAIR = 0.2;

/** Chances of winning by seat in a position that a playout was cut off in. */
export function value(s: State): number[] {
  const worth: number[] = [];
  let total = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const w = Math.exp(odds(s, seat));
    worth.push(w);
    total += w;
  }
  for (let seat = 0; seat < worth.length; seat++) worth[seat]! /= total;
  return worth;
}

function odds(s: State, seat: Seat): number {
  const { square, power, blocked, steps } = s.players[seat]!;
  const distance = fullLengthOf(s.options.pathLength) + 1 - square;
  const monster = blocked ? s.monsters[square - 1] : null;
  const held = monster ? !beats(power, monster) : false;
  let sum = 0;
  for (const card of steps) sum += Number(card) || 0;
  let worth = HAND * sum + POWER * power.length - FAR * Math.max(0, distance - 12) - MIDDLE * Math.min(6, Math.max(0, distance - 6));
  worth += NEAR * Math.min(6, distance);
  if (held) return worth + HELD + (distance > 12 ? HELD_FAR : 0);
  if (distance <= 6) worth += WITHIN_REACH;
  const exact = String(distance) as StepCard;
  if (distance <= 6 && steps.includes(exact)) worth += EXACT + (isAlone(s, seat, exact) ? EXACT_AND_ALONE : 0);
  if (distance <= 11 && hasPair(steps, distance)) worth += PAIR;
  return worth;
}

/** No opponent can cancel this card, as everybody can see (NW-15.52). */
function isAlone(s: State, seat: Seat, card: StepCard): boolean {
  for (let other = 0; other < s.seats; other++) if (other !== seat && s.players[other]!.steps.includes(card)) return false;
  return true;
}

/** Two different numbers in hand that bring the pawn exactly there. */
function hasPair(steps: readonly StepCard[], distance: number): boolean {
  for (const card of steps) {
    const rest = distance - Number(card);
    if (rest > Number(card) && steps.includes(String(rest) as StepCard)) return true;
  }
  return false;
}

/** What a hint may give as a reason, with how much one more of each is worth: what is there or not is counted as 1. */
const WORTH = { square: 0.06, numbers: HAND, power: POWER, held: HELD + HELD_FAR, exact: EXACT_AND_ALONE, theirs: -0.05 } as const;

/** How far a player is, with what in hand, and how far the furthest of the others is. */
function count(s: State, seat: Seat): Record<keyof typeof WORTH, number> {
  const { square, power, blocked, steps } = s.players[seat]!;
  const distance = fullLengthOf(s.options.pathLength) + 1 - square;
  const monster = blocked ? s.monsters[square - 1] : null;
  const exact = String(distance) as StepCard;
  return {
    square,
    numbers: steps.reduce((sum, card) => sum + (Number(card) || 0), 0),
    power: power.length,
    held: monster && !beats(power, monster) ? 1 : 0,
    exact: distance <= 6 && steps.includes(exact) && isAlone(s, seat, exact) ? 1 : 0,
    theirs: Math.max(0, ...s.players.map((one, other) => (other === seat ? 0 : one.square))),
  };
}

export const reasons = { worth: WORTH, count };
