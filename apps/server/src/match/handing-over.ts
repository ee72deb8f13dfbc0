import { ApiFailure } from '../failure.ts';
import { hashOf } from '../ids.ts';
import { nameAtTable } from '../names.ts';
import type { MatchRecord } from '../store/store.ts';
import { withoutVoice } from './agreement.ts';
import { ownSeat, seatOf } from './seating.ts';

/**
 * A seat that goes from one person to another in the middle of a match, by a link that works once. As in `seating.ts`,
 * every function changes the record that it is given (a copy) or throws an ApiFailure before it has changed anything.
 */

/** So long a link holds. */
export const OFFER_MS = 7 * 24 * 3_600_000;

/** Whoever brings this code may take the seat. A new code makes an older one worthless. */
export function offerSeat(record: MatchRecord, seat: number, session: string, code: string, now: number): void {
  const place = ownSeat(record, seat, session);
  if (record.status !== 'running') throw new ApiFailure('not-started', 'the match is not running');
  if (place.out) throw new ApiFailure('out-of-time', 'the time of this seat is over: a bot plays to the end', { seat });
  place.offer = { hash: hashOf(code), until: now + OFFER_MS };
}

export function withdrawOffer(record: MatchRecord, seat: number, session: string): void {
  const { offer: _, ...place } = ownSeat(record, seat, session);
  record.seats[seat] = place;
}

/**
 * This session plays on in the place of who offered the seat, with everything that lies there: also its reserve of time,
 * not its standing orders, nor what was planned. Whoever was the host and sits here no more hands that over, too.
 */
export function takeOffered(record: MatchRecord, seat: number, session: string, name: string, code: string, now: number): void {
  const place = seatOf(record, seat);
  const { offer, session: before } = place;
  if (record.status !== 'running' || !offer || offer.until < now || offer.hash !== hashOf(code))
    throw new ApiFailure('no-offer', 'the seat has been taken, or its link withdrawn or too old', { seat });
  const { offer: _, free: __, quiet: _______, nudged: ___, standInUntil: ____, planStopped: _____, byPlan: ______, ...rest } = place;
  const others = record.seats.filter((_one, i) => i !== seat);
  record.seats[seat] = { ...rest, session, name: nameAtTable(name, others), standIn: null, left: false, orders: null, plan: null };
  if (before === null || record.seats.some((one) => one.session === before)) return;
  withoutVoice(record, before);
  if (record.host === before) record.host = session;
}
