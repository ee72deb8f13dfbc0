import type { Seat } from '@questhall/kernel';
import { abilitiesOf, givers } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import { reckon } from '../../reckon.ts';
import type { State } from '../../state.ts';
import { bonusOf, onGlade, ownAbility, works } from '../character/numbers.ts';

/** Weapons that the character may use in this combat, best first (T86-6.1.6b). */
export function weaponsOf(s: State, seat: Seat, dragon: boolean): string[] {
  const c = figureOf(s, seat);
  if (c.toad > 0 || onGlade(s, c) || ownAbility(s, seat, 'noWeapons')) return [];
  const from = givers('weapon');
  const weapons = c.objects.filter((card) => from.has(card) && works(s, c, card));
  return weapons.length < 2 ? weapons : weapons.sort((a, b) => worth(s, b, dragon) - worth(s, a, dragon));
}

/** A tie goes to the weapon that gives a life for a win. */
const worth = (s: State, card: string, dragon: boolean): number =>
  2 * bonusOf(card, 'strength', true, dragon) + (reckon(s).givesLife(card) ? 1 : 0);

/** Armour, Shield and Helmet that may be tried (T86-6.16.4e), best first. */
export function armourOf(s: State, seat: Seat): string[] {
  const c = figureOf(s, seat);
  if (c.toad > 0 || !reckon(s).wearsArmour(s, seat)) return [];
  const from = (card: string) => abilitiesOf(card, 'armour')[0]?.from ?? 7;
  return c.objects.filter((card) => from(card) <= 6 && works(s, c, card)).sort((a, b) => from(a) - from(b));
}
