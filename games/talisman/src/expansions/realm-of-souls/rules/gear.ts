import type { Seat } from '@questhall/kernel';
import { abilitiesOf, cardOf } from '../../../editions/index.ts';
import type { Foe } from '../../../events.ts';
import { ability, cardsThat, has, ownAbility } from '../../../rules/character/numbers.ts';
import { isEnemy } from '../../../rules/fight/creatures.ts';
import { loseCard, toPile } from '../../../rules/kit/cards.ts';
import { gain } from '../../../rules/kit/numbers.ts';
import type { Table } from '../../../rules/kit/table.ts';
import type { Prepared, State } from '../../../state.ts';
import type { Stat } from '../../../vocabulary.ts';
import { isGhost, isVeil, soulsOf } from './who.ts';

/** Things of the Veil that are used in a fight (TDE-G.3). */

/** What of it a side may use before the dice: a life for the Bracer, the sword that dances, the blade that drinks. */
export function soulGear(g: Table, seat: Seat, stat: Stat, side: Prepared): string[] {
  const options: string[] = [];
  if (soulsOf(g.s).bracer !== g.s.turn.n) for (const card of cardsThat(g.s, seat, 'bloodStrike')) options.push(`blood:${card}`);
  if (stat === 'craft' || side.dance || side.drink || ownAbility(g.s, seat, 'noWeapons')) return options;
  for (const card of cardsThat(g.s, seat, 'dance')) options.push(`dance:${card}`);
  for (const card of side.weapons) if (abilitiesOf(card, 'soulDrink').length > 0) options.push(`souldrink:${card}`);
  return options;
}

/** Uses one of them, by the word of the option. */
export const GEAR = {
  blood(g: Table, seat: Seat, side: Prepared, card: string) {
    const { n } = abilitiesOf(card, 'bloodStrike')[0]!;
    soulsOf(g.s).bracer = g.s.turn.n;
    side.blood = (side.blood ?? 0) + n;
    g.tell?.({ type: 'struck', rule: 'TDE-G.3', seat, card, n });
    return { call: 'loseLives' as const, with: { seat, n: 1, combat: false } };
  },

  dance(_: Table, seat: Seat, side: Prepared, card: string) {
    side.dance = true;
    side.weapons = side.weapons.filter((one) => one !== card);
    return { call: 'danceAway' as const, with: { seat, card } };
  },

  souldrink(_: Table, __: Seat, side: Prepared, card: string): undefined {
    side.drink = card;
  },
};

/** On doubles a Follower dies and the blade is gone (the Soul Drinker). */
export function drinkSouls(g: Table, seat: Seat, side: Prepared, dice: readonly number[]): void {
  const blade = side.drink;
  if (blade === undefined || dice.length < 2 || dice[0] !== dice[1]) return;
  const { followers } = g.of(seat);
  if (followers.length > 0) {
    const card = g.pick(followers, 'soulDrinker');
    loseCard(g, seat, card);
    toPile(g, card);
    g.tell?.({ type: 'killed', rule: 'TDE-G.3', card, seat });
  }
  if (!loseCard(g, seat, blade)) return;
  toPile(g, blade);
  g.tell?.({ type: 'discarded', rule: 'TDE-G.3', card: blade, seat });
}

/** How many lives a defeat costs: two for the bearer of the Armour of Vulnerability in battle. */
export const livesLost = (s: State, seat: Seat, stat: Stat): number => (stat === 'strength' && has(s, seat, 'brittle') ? 2 : 1);

/** Whether the character may evade this creature for what it is, where others may not (part G). */
export function evadesAs(s: State, seat: Seat, foe: Foe): boolean {
  if (!('card' in foe) || !isEnemy(foe.card)) return false;
  if (isGhost(s, seat) && has(s, seat, 'mistEvade')) return true;
  const shy = ability(s, seat, 'evadeVeil');
  return shy !== undefined && isVeil(foe.card) && (cardOf(foe.card).craft ?? 99) <= shy.upTo;
}

/** The life that was taken goes to the Banshee; the Soul Reaver has one for a last life. */
export function reaped(g: Table, winner: Seat, before: string, now: string | null): void {
  if (g.of(winner).card === null) return;
  if (ownAbility(g.s, winner, 'drainLiving') && !before.startsWith('ghost.')) gain(g, winner, 'life', 1, 'TDE-G.3');
  if (now !== before && ownAbility(g.s, winner, 'reap')) gain(g, winner, 'life', 1, 'TDE-C.17');
}
