import type { Seat } from '@questhall/kernel';
import type { Space, SpaceId } from '../board/index.ts';
import { supposing } from '../copy.ts';
import type { Foe } from '../events.ts';
import { figureOf } from '../figure.ts';
import { beguiledFrom } from '../rules/fight/ability.ts';
import { chanceOf, plainDice, spreadOf } from '../rules/fight/dice.ts';
import { mayAssassinate } from '../rules/fight/facing.ts';
import { armourSheet, chanceToWin, duelSheet, fightSheet, preparedAgainst, rollOf, runesAt } from '../rules/fight/sheet.ts';
import { prepared } from '../rules/fight/sides.ts';
import { IN_PITS } from '../rules/space/inner.ts';
import type { State } from '../state.ts';
import type { Stat } from '../vocabulary.ts';

/**
 * Chances as the asked player may reckon them: from what lies open, with the best weapon, nothing cast or used up, and no
 * fate spent by anybody. They are those of the sheet by which the fight is rolled.
 */

/** The state as it will be once the character stands there. */
export const standingOn = (s: State, seat: Seat, space: SpaceId): State =>
  supposing(s, seat, (c) => {
    c.space = space;
  });

/** Beating these creatures as one team. */
export function fightOdds(s: State, seat: Seat, stat: Stat, foes: readonly Foe[], assassin = false): number {
  return chanceToWin(fightSheet(s, seat, stat, foes, preparedAgainst(s, seat, stat, foes), runesAt(s, seat), assassin));
}

/** The same on a space where the character does not stand yet: what works here need not work there. */
export function fightOddsAt(s: State, seat: Seat, space: SpaceId, stat: Stat, foes: readonly Foe[]): number {
  return fightOdds(standingOn(s, seat, space), seat, stat, foes);
}

/** The same in the better of the ways that it will have there: who may assassinate them meets one that rolls no die. `lay`: they lie there. */
export function bestOddsAt(s: State, seat: Seat, space: SpaceId, stat: Stat, foes: readonly Foe[], lay: boolean): number {
  const there = standingOn(s, seat, space);
  const odds = fightOdds(there, seat, stat, foes);
  return mayAssassinate(there, seat, stat, lay) ? Math.max(odds, fightOdds(there, seat, stat, foes, true)) : odds;
}

/** Beating another character. */
export function duelOdds(s: State, seat: Seat, target: Seat, stat: Stat, assassin = false): number {
  const sides = [prepared(s, seat, stat, false), prepared(s, target, stat, false)] as const;
  return chanceToWin(duelSheet(s, seat, target, stat, sides, assassin));
}

/** Beguiling a character that one meets. */
export const beguileOdds = (s: State, seat: Seat, target: Seat): number => atLeast(s, seat, beguiledFrom(s, seat, target));

/** Rolling so much or less with this many dice of one's own. */
export const atMost = (s: State, seat: Seat, n: number, dice: number): number => chanceOf(rollOf(s, seat, dice), 0, n);

/** Rolling so much or more with one die of one's own. */
export const atLeast = (s: State, seat: Seat, n: number): number => chanceOf(rollOf(s, seat, 1), n, 6);

/**
 * Coming past what the dice of an Inner space bring, on the first try: Death thrown lower, the werewolf or all creatures of the Pits beaten;
 * with the Vampire staying alive, where it could cost the last life. Undefined where nothing is to be feared.
 */
export function pastInner(s: State, seat: Seat, place: Pick<Space, 'id' | 'inner' | 'creature'>): number | undefined {
  const { id, inner } = place;
  const c = figureOf(s, seat);
  switch (inner) {
    case 'death':
      return over(spreadOf(plainDice(2)), (theirs) => chanceOf(rollOf(s, seat, 2), theirs + 1, 99));
    case 'werewolf':
      // What it rolled once, until it is beaten, is what waits there.
      return over(spreadOf(plainDice(2)), (value) => wolfOdds(s, seat, id, value));
    case 'pits':
      return over(spreadOf(rollOf(s, seat, 1)), (n) => pitsOdds(s, seat, place, n));
    case 'vampire': {
      // A life for every two pips, or a Follower in place of it.
      const most = 2 * (c.lives + c.followers.length - 1);
      return most >= 6 ? undefined : chanceOf(rollOf(s, seat, 1), 0, most);
    }
    default:
      return undefined;
  }
}

/** Beating a werewolf of this Strength. */
export const wolfOdds = (s: State, seat: Seat, den: SpaceId, value: number): number =>
  bestOddsAt(s, seat, den, 'strength', [{ creature: 'werewolf', value }], false);

/** Beating so many creatures of the Pits, one after the other. */
export const pitsOdds = (s: State, seat: Seat, { id, creature = 'lizardMan' }: Pick<Space, 'id' | 'creature'>, n: number): number =>
  bestOddsAt(s, seat, id, 'strength', [{ creature, value: IN_PITS }], false) ** n;

/** How likely something is over all that dice may bring. */
const over = (spread: Iterable<readonly [number, number]>, chance: (total: number) => number): number =>
  [...spread].reduce((sum, [total, share]) => sum + share * chance(total), 0);

/** Saving a life with a piece of armour that may be tried. */
export function armourOdds(s: State, seat: Seat, card: string): number {
  const { dice, from } = armourSheet(s, seat, card);
  return chanceOf(dice, from, 6);
}
