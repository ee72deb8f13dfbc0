import type { Seat } from '@questhall/kernel';
import type { Table } from './kit.ts';

/** Asks which of these trophies go to the discard pile; nobody has to keep one (TDE-6.24a). The answer goes into `picks`. */
export function askForTrophies(seat: Seat, cards: readonly string[]) {
  return {
    ask: { seat, kind: 'shed' as const, options: [...cards], choose: { min: 0, max: cards.length }, into: 'picks' as const },
  };
}

/** Puts trophies onto the discard pile for nothing. */
export function spareTrophies(g: Table, seat: Seat, cards: readonly string[]): void {
  if (cards.length === 0) return;
  const c = g.of(seat);
  c.trophies = c.trophies.filter((card) => !cards.includes(card));
  if (g.s.souls) g.s.souls.lifeTrophies = g.s.souls.lifeTrophies.filter((card) => !cards.includes(card));
  for (const card of cards) {
    g.toPile(card);
    g.tell?.({ type: 'discarded', rule: 'TDE-6.24a', card, seat });
  }
}
