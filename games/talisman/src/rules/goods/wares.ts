import type { Seat } from '@questhall/kernel';
import { cardOf } from '../../editions/index.ts';
import type { Table } from '../kit/table.ts';
import { isCurse } from './goods.ts';

/** What fulfils the Warlock's task 3 to 6 (B6). */
export function deliverable(g: Table, seat: Seat): string[] {
  const c = g.of(seat);
  if (c.quest === 3) return c.followers.filter((card) => !isCurse(g.s, card));
  if (c.quest === 4) return c.objects.filter((card) => cardOf(card).type === 'magicObject');
  if (c.quest === 5) return c.gold >= 3 ? ['gold'] : [];
  if (c.quest === 6) return c.gold >= 2 ? ['gold'] : [];
  return [];
}
