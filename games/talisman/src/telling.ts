import type { Seat } from '@questhall/kernel';
import type { TalismanEvent } from './events.ts';

/** What says more than that somebody rolled or drew; what is only shown says nothing by itself. */
const MORE: Readonly<Record<string, number>> = {
  won: 6,
  died: 5,
  out: 5,
  commanded: 5,
  crownReached: 5,
  becameToad: 4,
  enslaved: 4,
  duelled: 4,
  fought: 3,
  lost: 3,
  stole: 3,
  spoils: 3,
  beguiled: 3,
  cast: 3,
  cursed: 3,
  bound: 3,
  questDone: 3,
  awarded: 3,
  destroyed: 3,
  killed: 3,
  gained: 2,
  took: 2,
  bought: 2,
  traded: 2,
  trophy: 2,
  turnedTo: 2,
  toadNoMore: 2,
  turnMissed: 2,
  rolled: 0.5,
  met: 0,
  turnBegan: 0,
};

/** So much more tells what was done to oneself. */
const AIMED = 3;

/** How much an event tells whoever was away, from 0 (nothing) on: what was done to them tells most. `added`: of expansions. */
export const tellingWith =
  (added: Readonly<Record<string, number>>) =>
  (event: TalismanEvent, seat: Seat): number => {
    const more = MORE[event.type] ?? added[event.type] ?? 1;
    return more > 0 && 'target' in event && event.target === seat ? more + AIMED : more;
  };
