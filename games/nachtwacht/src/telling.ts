import type { Seat } from '@questhall/kernel';
import type { NachtwachtEvent } from './events.ts';

/** What says more than that somebody moved, drew or laid; what says nothing by itself. */
const MORE: { readonly [T in NachtwachtEvent['type']]?: number } = {
  won: 4,
  roundLimit: 4,
  fought: 3,
  stole: 3,
  blocked: 2,
  moved: 2,
  stripBent: 2,
  monsterLaid: 2,
  monsterMoved: 2,
  committed: 0,
};

/** How much an event tells whoever was away, from 0 (nothing) on: what was done to them tells most. */
export function telling(event: NachtwachtEvent, seat: Seat): number {
  const struck = event.type === 'stole' && event.victim === seat;
  return (MORE[event.type] ?? 1) + (struck ? 2 : 0);
}
