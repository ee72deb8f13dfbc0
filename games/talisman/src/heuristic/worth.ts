import type { Seat } from '@questhall/kernel';
import { CROWN, regionOf } from '../board/index.ts';
import { cardOf } from '../editions/index.ts';
import { figureOf } from '../figure.ts';
import { ownPower } from '../installed.ts';
import { reckon } from '../reckon.ts';
import { cardsThat, craftOf, has, ownAbility } from '../rules/character/numbers.ts';
import { prepared, standing } from '../rules/fight/sides.ts';
import { keepsSpirits } from '../rules/variants.ts';
import type { State } from '../state.ts';
import type { Ability, Stat } from '../vocabulary.ts';
import { hint } from './hints.ts';

/** How strong a character is in a fight: Strength with its best weapon, or Craft. In points of a die. */
export const fighting = (s: State, seat: Seat): number => standing(s, seat, 'strength', prepared(s, seat, 'strength', false), false);

/** The better of both: what the way to the Crown asks for. */
export const might = (s: State, seat: Seat): number => Math.max(fighting(s, seat), craftOf(s, seat));

/** What owning a card is worth to a character, in lives. */
export function worthOf(s: State, seat: Seat, card: string): number {
  const { type, gold, abilities } = cardOf(card);
  if (type === 'gold') return 0.35 * (gold ?? 1);
  let sum = 0.1;
  if (abilities === undefined) return sum;
  for (let i = 0; i < abilities.length; i++) {
    const a = abilities[i]!;
    sum += a.can === 'enterValley' ? talismanWorth(s, seat, card) : abilityWorth(s, seat, a);
  }
  return sum;
}

/** Only one Talisman is needed, and none on the Crown. */
function talismanWorth(s: State, seat: Seat, card: string): number {
  if (figureOf(s, seat).space === CROWN) return 0.1;
  return cardsThat(s, seat, 'enterValley').some((one) => one !== card) ? 0.4 : 4;
}

function abilityWorth(s: State, seat: Seat, a: Ability): number {
  switch (a.can) {
    case 'add':
      if (a.against) return 0.3;
      if (a.combat && ownAbility(s, seat, 'noWeapons')) return 0;
      return a.combat ? 0.9 * a.n : 1.3 * a.n;
    case 'armour':
      return reckon(s).wearsArmour(s, seat) ? (0.9 * (7 - a.from)) / 3 : 0;
    case 'alwaysSpell':
      return 0.8;
    case 'safeAt':
      return 0.25;
    case 'replaceDrawn':
      return 0.8;
    case 'destroySpirits':
      return 0.6;
    case 'sellAtCastle':
      return 0.3;
    case 'moveOne':
      return -1;
    case 'raft':
      return regionOf(figureOf(s, seat).space) === 'outer' ? 0.4 : 0;
    default:
      return ownPower(a.can)?.worth?.(a as never, s, seat) ?? 0.2;
  }
}

/** What a fate is worth, in lives. */
export const FATE = 0.25;

/** What one character has gathered: the measure by which a bot tells who is ahead. In lives. */
export function standingOf(s: State, seat: Seat): number {
  const c = figureOf(s, seat);
  if (c.card === null) return c.out ? -10 : -1;
  const spirits = keepsSpirits(s);
  const points = c.trophies.reduce((sum, card) => sum + (cardOf(card).strength ?? (spirits ? cardOf(card).craft : 0) ?? 0), 0);
  let sum = 1.2 * c.lives + 0.3 * c.gold + FATE * c.fate + 1.3 * (c.strength + c.craft) + points / s.options.trophyPoints;
  sum += 0.4 * c.spells.length;
  for (const card of c.objects) sum += worthOf(s, seat, card);
  for (const card of c.followers) sum += worthOf(s, seat, card);
  if (regionOf(c.space) === 'inner') sum += has(s, seat, 'enterValley') ? 3 : 0.5;
  if (c.space === 'I9') sum += 8;
  return sum;
}

/** What a won fight with creatures brings: points of trophies, where nothing else is got for it. */
export function spoilsOfWar(s: State, seat: Seat, stat: Stat, sum: number): number {
  const other = hint(s, (bots) => bots.spoils?.(s, seat));
  return other ?? (stat === 'strength' || keepsSpirits(s) ? (1.3 * sum) / s.options.trophyPoints : 0);
}
