import type { Seat } from '@questhall/kernel';
import type { Effect } from '../../vocabulary.ts';
import type { Table } from '../kit/table.ts';

/**
 * Tells that a space or a card does nothing to somebody: the number that fell, or the alignment, has no line of its own, and
 * nothing else is still to come of it (T86-6.13.5b, T86-6.15.3). Said, so that nobody waits for what does not come.
 */
export function tellNothing(g: Table, { seat, card }: { seat: Seat; card: string | null }, todo: readonly Effect[]): undefined {
  if (todo.length > 0) return;
  const rule = card === null ? 'T86-6.13.5b' : 'T86-6.15.3';
  g.tell?.({ type: 'nothing', rule, seat, space: g.of(seat).space, ...(card === null ? {} : { card }) });
}
