import type { Seat } from '@questhall/kernel';
import { cardOf } from '../editions/index.ts';
import { forLife } from '../souls/free.ts';
import type { Table } from './kit.ts';

/** Whether the trophies of a stat are worth at least one point (T86-6.1.4b). */
export function tradable(g: Table, seat: Seat, stat: 'strength' | 'craft'): boolean {
  let sum = 0;
  for (const card of g.of(seat).trophies) if (!forLife(g, card)) sum += cardOf(card)[stat] ?? 0;
  return sum >= g.s.options.trophyPoints;
}

/** What fulfils the Warlock's task 3 to 6 (B6). */
export function deliverable(g: Table, seat: Seat): string[] {
  const c = g.of(seat);
  if (c.quest === 3) return c.followers.filter((card) => !g.isCurse(card));
  if (c.quest === 4) return c.objects.filter((card) => cardOf(card).type === 'magicObject');
  if (c.quest === 5) return c.gold >= 3 ? ['gold'] : [];
  if (c.quest === 6) return c.gold >= 2 ? ['gold'] : [];
  return [];
}
