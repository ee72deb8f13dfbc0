import type { Seat } from '@questhall/kernel';

/** What happens in the Drowned Crypts. */
export type CryptEvent =
  /** Who would have rolled for the water breathes under it. */
  | { type: 'breathed'; seat: Seat }
  /** `rings`: how often the bell has rung by now. */
  | { type: 'bellRolled'; seat: Seat; roll: number; rings: number };
