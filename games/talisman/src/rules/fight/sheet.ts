import type { Seat } from '@questhall/kernel';
import { abilitiesOf, cardOf } from '../../editions/index.ts';
import type { Foe, ScorePart } from '../../events.ts';
import { figureOf } from '../../figure.ts';
import { memoryByNumber } from '../../memory.ts';
import { reckon } from '../../reckon.ts';
import type { Prepared, State } from '../../state.ts';
import type { Stat } from '../../vocabulary.ts';
import { placeOf } from '../space/places.ts';
import { armourOf } from './arms.ts';
import { type Dice, keyOf, plainDice, spreadOf } from './dice.ts';
import { prepared, standing } from './sides.ts';

/**
 * The sheet of a fight: who fights with what, and which dice are rolled for it and how they count. `fight` and `duel`
 * roll it, the odds enumerate it, bots and plates read the odds. Nothing about a fight is reckoned anywhere else.
 */
export interface SideSheet {
  /** Everything but the dice. */
  base: number;
  dice: Dice;
}

export interface FightSheet {
  mine: SideSheet;
  theirs: SideSheet;
}

const isDragon = (foe: Foe): boolean => ('card' in foe ? cardOf(foe.card).type === 'dragon' : foe.creature === 'caveDragon');

/** Whether some weapons count for more against them. */
export const anyDragon = (foes: readonly Foe[]): boolean => foes.some(isDragon);

/** What a character brings to a fight with these creatures before anybody chooses, and what they forbid it. */
export function preparedAgainst(s: State, seat: Seat, stat: Stat, foes: readonly Foe[]): Prepared {
  return reckon(s).prepared(prepared(s, seat, stat, anyDragon(foes)), foes);
}

/** The dice of a character in a fight. `against`: the other of a duel. */
function diceOf(s: State, seat: Seat, stat: Stat, side: Prepared, against?: Seat): Dice {
  const dice: Dice = { n: 1, added: false, less: 0, least: 1, plus: 0 };
  if (side.noDie) dice.n = 0;
  return reckon(s).heroDice(dice, s, seat, stat, side, against);
}

const NO_DIE: Dice = { n: 0, added: true, less: 0, least: 1, plus: 0 };

/** What the Runes add to the roll of creatures that are fought there. */
export const runesAt = (s: State, seat: Seat): number => placeOf(s, figureOf(s, seat).space).runesBonus ?? 0;

/**
 * A fight with creatures that are one team (T86-6.16.4, T86-6.16.5, T86-6.17). `bonus`: of the Runes; an assassin's victim
 * rolls no die.
 */
export function fightSheet(
  s: State,
  seat: Seat,
  stat: Stat,
  foes: readonly Foe[],
  side: Prepared,
  bonus: number,
  assassin: boolean,
): FightSheet {
  let base = assassin ? 0 : bonus;
  for (const foe of foes) base += foe.value;
  const { foeParts, foeDice } = reckon(s);
  for (const part of foeParts(s, seat, foes)) base += part.n;
  return {
    mine: { base: standing(s, seat, stat, side, anyDragon(foes)), dice: diceOf(s, seat, stat, side) },
    theirs: { base, dice: assassin ? NO_DIE : foeDice({ n: 1, added: true, less: 0, least: 1, plus: 0 }, s, seat, foes) },
  };
}

/** One character attacks another (T86-6.16.6 to T86-6.16.10): `mine` is the attacker's side. */
export function duelSheet(
  s: State,
  seat: Seat,
  target: Seat,
  stat: Stat,
  sides: readonly [Prepared, Prepared],
  assassin: boolean,
): FightSheet {
  const theirs = diceOf(s, target, stat, sides[1], seat);
  if (assassin) theirs.n = 0;
  return {
    mine: { base: standing(s, seat, stat, sides[0], false), dice: diceOf(s, seat, stat, sides[0], target) },
    theirs: { base: standing(s, target, stat, sides[1], false), dice: theirs },
  };
}

/** Where every point of the creatures comes from. `rolled`: what their dice came to. */
export function foeScore(s: State, seat: Seat, foes: readonly Foe[], bonus: number, dice: readonly number[], rolled: number): ScorePart[] {
  const parts: ScorePart[] = foes.map((foe) =>
    'card' in foe ? { from: 'foe', card: foe.card, n: foe.value } : { from: 'foe', n: foe.value },
  );
  parts.push(...reckon(s).foeParts(s, seat, foes));
  if (dice.length > 0) parts.push({ from: 'die', n: rolled });
  if (bonus > 0) parts.push({ from: 'runes', n: bonus });
  return parts;
}

/** The chance that `mine` beats `theirs`, with every way in which the dice can fall and nothing rolled again. */
export function chanceToWin({ mine, theirs }: FightSheet): number {
  // Beyond what the dice can make up for nothing changes any more.
  const ahead = Math.max(-LIMIT, Math.min(mine.base - theirs.base, LIMIT));
  const question = (keyOf(mine.dice) * KINDS + keyOf(theirs.dice)) * (2 * LIMIT + 1) + ahead + LIMIT;
  let chance = CHANCES.get(question);
  if (chance === undefined) {
    chance = 0;
    for (const [a, likely] of spreadOrNone(mine.dice))
      for (const [b, theirChance] of spreadOrNone(theirs.dice)) if (ahead + a > b) chance += likely * theirChance;
    CHANCES.keep(question, chance);
  }
  return chance;
}

const spreadOrNone = (dice: Dice): ReadonlyArray<readonly [number, number]> => (dice.n === 0 ? NOTHING : spreadOf(dice));
const NOTHING = [[0, 1]] as const;
const LIMIT = 31;
const KINDS = 2 ** 18;
const CHANCES = memoryByNumber<number>();

/** How a piece of armour is rolled for: it saves the life from `from` on. */
export interface ArmourSheet {
  dice: Dice;
  from: number;
}

/** What may be tried against the loss of a life in this kind of fight, the surest first (T86-6.16.4e, T86-6.17.2b). */
export function armourAgainst(s: State, seat: Seat, stat: Stat): string[] {
  const usual = stat === 'craft' ? [] : armourOf(s, seat);
  const more = reckon(s).savers(s, seat, stat);
  if (more.length === 0) return usual;
  return [...usual, ...more].sort((a, b) => armourSheet(s, seat, a).from - armourSheet(s, seat, b).from);
}

/** The roll for one piece of armour. */
export function armourSheet(s: State, seat: Seat, card: string): ArmourSheet {
  const from = abilitiesOf(card, 'armour')[0]?.from ?? reckon(s).savesFrom(s, seat, card) ?? 7;
  return { dice: rollOf(s, seat, 1), from };
}

/** The dice of a roll that is no attack: lowered by what haunts the character, but not below what the dice at least show. */
export function rollOf(s: State, seat: Seat, n: number): Dice {
  const dice = plainDice(n);
  dice.less = 0 - reckon(s).addedToRolls(s, seat);
  return dice;
}
