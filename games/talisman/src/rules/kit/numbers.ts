import type { Seat } from '@questhall/kernel';
import { characterOf } from '../../editions/index.ts';
import { reckon } from '../../reckon.ts';
import type { Character } from '../../state.ts';
import type { Asset, Stat } from '../../vocabulary.ts';
import { healableOf, quotaOf } from '../character/numbers.ts';
import { dull } from '../variants.ts';
import { getGold } from './cards.ts';
import type { Table } from './table.ts';

/* What a character has in numbers: Strength, Craft, lives, fate and gold. Nothing can prevent these changes; the loss of a life goes through the gate. */

/** The character gains so much of it, where it may have it: gold and fate not everybody may, a toad has Strength and Craft of its own. */
export function gain(g: Table, seat: Seat, what: Exclude<Asset, 'spell'>, n: number, rule: string): void {
  const c = g.of(seat);
  if (what === 'fate' && !reckon(g.s).mayHave(g.s, seat, 'fate')) return;
  if (what === 'gold') {
    if (getGold(g, seat, n) < n) return;
  } else if (what === 'life') c.lives += n;
  else if (what === 'fate') c.fate += n;
  else if (c.toad > 0) {
    // Strength and Craft it has, if at all, as long as it is a toad (T86-6.19.3b, TDE-8.2).
    if (dull(g.s, c)) return;
    if (what === 'strength') c.toadStrength += n;
    else c.toadCraft += n;
  } else c[what] += n;
  if (what === 'craft') g.s.unsettled = true;
  g.tell?.({ type: 'gained', rule, seat, what, n });
}

/** Loses Strength or Craft down to the quota, or gold down to none; a life goes through the gate. */
export function lose(g: Table, seat: Seat, what: Stat | 'gold' | 'fate', n: number, rule: string): void {
  const c = g.of(seat);
  const lost = losable(c, what, n);
  if (c.toad > 0 && (what === 'strength' || what === 'craft')) {
    if (what === 'strength') c.toadStrength -= lost;
    else c.toadCraft -= lost;
    return;
  }
  if (lost <= 0) return;
  c[what] -= lost;
  if (what === 'craft') g.s.unsettled = true;
  g.tell?.({ type: 'lost', rule, seat, what, n: lost });
}

/** How much of so much the character can lose: Strength and Craft down to the quota, a toad's to none (T86-6.1.3). */
export function losable(c: Character, what: Stat | 'gold' | 'fate', n: number): number {
  const toad = c.toad > 0;
  if (what === 'strength') return Math.max(0, Math.min(n, toad ? c.toadStrength : c.strength - quotaOf(c, what)));
  if (what === 'craft') return Math.max(0, Math.min(n, toad ? c.toadCraft : c.craft - quotaOf(c, what)));
  return Math.min(n, c[what]);
}

/** How many lives healing could still give it this turn (T86-6.4.6, TDE-2.33). */
export function healable(g: Table, seat: Seat): number {
  return healableOf(g.s, seat);
}

/** Heals up to so many lives, as far as healing goes, and takes what is paid for it; nothing where none can be healed. */
export function heal(g: Table, seat: Seat, n: number, paid: number, rule: string): void {
  const healed = Math.min(n, healable(g, seat));
  if (healed <= 0) return;
  const c = g.of(seat);
  c.lives += healed;
  c.healed += healed;
  c.gold -= paid;
  g.tell?.({ type: 'healed', rule, seat, n: healed, paid });
}

/** How much fate is missing up to the printed value (TDE-2.17). */
export function fateToGetBack(g: Table, seat: Seat): number {
  const { card, fate } = g.of(seat);
  return card === null || !reckon(g.s).mayHave(g.s, seat, 'fate') ? 0 : Math.max(0, (characterOf(card).fate ?? 0) - fate);
}

/** Gives back up to so much fate, as far as some is missing, and takes what is paid for it (TDE-2.17). */
export function replenish(g: Table, seat: Seat, n: number, paid: number, rule: string): void {
  const back = Math.min(n, fateToGetBack(g, seat));
  if (back <= 0) return;
  const c = g.of(seat);
  c.fate += back;
  c.gold -= paid;
  g.tell?.({ type: 'replenished', rule, seat, n: back, paid });
}
