import type { Seat } from '@questhall/kernel';
import { cardOf } from '../../editions/index.ts';
import type { Alignment, Condition, Effect } from '../../vocabulary.ts';
import { mayOwn } from '../character/numbers.ts';
import { takeable } from '../goods/taking.ts';
import type { Table } from '../kit/table.ts';

/**
 * Tells that a space or a card does nothing to somebody: the number that fell, or the character, has no line of its own, and
 * nothing else is still to come of it (T86-6.13.5b, T86-6.15.3). Said, so that nobody waits for what does not come.
 * @param only what whoever it would do something to must be
 */
export function tellNothing(
  g: Table,
  { seat, card }: { seat: Seat; card: string | null },
  todo: readonly Effect[],
  only?: Condition,
): undefined {
  if (todo.length > 0) return;
  const rule = card === null ? 'T86-6.13.5b' : 'T86-6.15.3';
  g.tell?.({ type: 'nothing', rule, seat, space: g.of(seat).space, ...(card === null ? {} : { card }), ...told(only) });
}

function told(only: Condition | undefined): { whom?: Alignment[]; stat?: 'strength' | 'craft'; atLeast?: number; below?: number } {
  if (!only) return {};
  if (only.is === 'alignment') return { whom: [...only.of] };
  return { stat: only.stat, ...(only.is === 'atLeast' ? { atLeast: only.n } : { below: only.n }) };
}

const GOODS: ReadonlySet<string> = new Set(['object', 'magicObject', 'follower']);

/** Tells of what was just drawn why it stays where it lies: it is for other characters, or asks for more gold (T86-6.15.9). A toad knows (T86-6.19.2). */
export function tellUntaken(g: Table, seat: Seat, drawn: readonly string[]): void {
  const c = g.of(seat);
  if (c.toad > 0) return;
  for (const card of drawn) {
    const { type, cursed, owners, fee = 0 } = cardOf(card);
    if (!GOODS.has(type) || cursed || !(g.s.lying[c.space] ?? []).includes(card) || takeable(g, seat, card)) continue;
    const why = !mayOwn(c, card) && owners ? { whom: [...owners] } : fee > c.gold ? { fee } : {};
    g.tell?.({ type: 'nothing', rule: 'T86-6.15.9', seat, space: c.space, card, stays: true, ...why });
  }
}
