import type { Seat } from '@questhall/kernel';
import { cardsThat } from '../../../rules/character/numbers.ts';
import type { Table } from '../../../rules/kit/table.ts';
import { soulsOf } from './who.ts';

/** What costs neither movement nor encounter, and what happens by itself as a turn begins. */

/** The Heart of Night holds one Object. */
export function keepInHeart(g: Table, seat: Seat, card: string): void {
  soulsOf(g.s).heart = card;
  const [heart] = cardsThat(g.s, seat, 'store');
  g.tell?.({ type: 'stored', rule: 'TDE-G.3', seat, card, by: heart! });
}

/** At the start of a turn: what lies face down before the character goes onto the Adventure deck (the Medium). */
export function soulTurnBegins(g: Table, seat: Seat): void {
  const souls = soulsOf(g.s);
  souls.evaded = [];
  if (g.of(seat).card === null) return;
  for (const one of souls.facedown.filter(({ before, by }) => before === seat && by !== seat)) {
    souls.facedown.splice(souls.facedown.indexOf(one), 1);
    g.s.top.unshift(one.card);
    // Whoever put it there knows the next card; what others had looked at lies deeper now.
    g.s.seen = [{ seat: one.by, n: 1 }];
    g.tell?.({ type: 'ontoDeck', rule: 'TDE-11.1', seat });
  }
}
