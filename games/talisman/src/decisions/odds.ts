import type { Seat } from '@questhall/kernel';
import { cardOf, placeOf } from '../editions/index.ts';
import type { Foe } from '../events.ts';
import { armourOf, ownAbility } from '../rules/numbers.ts';
import { oddsOf, prepared, standing } from '../rules/sides.ts';
import type { State } from '../state.ts';
import type { Stat } from '../vocabulary.ts';

/** Chances as the asked player may reckon them: from what lies open, with the best weapon and nothing cast. */

const isDragon = (foe: Foe): boolean => ('card' in foe ? cardOf(foe.card).type === 'dragon' : foe.creature === 'caveDragon');

/** Beating these creatures as one team. */
export function fightOdds(s: State, seat: Seat, stat: Stat, foes: readonly Foe[], assassin = false): number {
  const dragon = foes.some(isDragon);
  const mine = standing(s, seat, stat, prepared(s, seat, stat, dragon), dragon);
  const theirs = foes.reduce((sum, foe) => sum + foe.value, 0) + (assassin ? 0 : (placeOf(s, s.characters[seat]!.space).runesBonus ?? 0));
  return oddsOf(mine, theirs, diceOf(s, seat, stat), assassin ? 0 : 1);
}

/** Beating another character. */
export function duelOdds(s: State, seat: Seat, target: Seat, stat: Stat, assassin = false): number {
  const mine = standing(s, seat, stat, prepared(s, seat, stat, false), false);
  const theirs = standing(s, target, stat, prepared(s, target, stat, false), false);
  if (assassin || diceOf(s, target, stat) === 1) return oddsOf(mine, theirs, diceOf(s, seat, stat), assassin ? 0 : 1);
  // The other rolls two and takes the higher: its chance turned round, less the draws.
  let won = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (mine + a > theirs + b) won += (b ** 2 - (b - 1) ** 2) / 216;
  return won;
}

const diceOf = (s: State, seat: Seat, stat: Stat): number => (stat === 'strength' ? (ownAbility(s, seat, 'bestOfDice')?.dice ?? 1) : 1);

/** Rolling so much or less with this many dice. */
export function atMost(n: number, dice: number): number {
  const question = 8 * Math.max(-1, Math.min(n, 6 * dice)) + dice + 8;
  AT_MOST[question] ??= reckoned(n, dice);
  return AT_MOST[question];
}

/** Each question is reckoned once: bots ask it for every space within reach. */
const AT_MOST: number[] = [];

function reckoned(n: number, dice: number): number {
  let ways = [1];
  for (let i = 0; i < dice; i++) {
    const next: number[] = new Array(ways.length + 6).fill(0);
    ways.forEach((count, sum) => {
      for (let face = 1; face <= 6; face++) next[sum + face]! += count;
    });
    ways = next;
  }
  return ways.slice(0, Math.max(0, n + 1)).reduce((sum, count) => sum + count, 0) / 6 ** dice;
}

/** Saving a life with this piece of armour. */
export function armourOdds(s: State, seat: Seat, card: string): number {
  if (!armourOf(s, seat).includes(card)) return 0;
  const from = cardOf(card).abilities?.find((a) => a.can === 'armour')?.from ?? 7;
  return (7 - from) / 6;
}
