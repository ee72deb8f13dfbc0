import type { Seat } from '@questhall/kernel';
import type { TsEvent } from '../playback.ts';

/** Whom the board follows while an event is told: whom it happens to. Who rolls for a creature may be far from the fight, which is that of the turn. */
export const followedBy = (event: TsEvent, turn: Seat): Seat | undefined =>
  event.type === 'rolled' && event.for === 'foe' ? turn : 'seat' in event ? event.seat : undefined;
