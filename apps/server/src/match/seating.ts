import type { BotLevel } from '@questhall/protocol';
import { ApiFailure } from '../failure.ts';
import { nameAtTable } from '../names.ts';
import { withoutNames } from '../proof/chain.ts';
import type { MatchRecord, SeatRecord } from '../store/store.ts';
import type { Presence } from './table.ts';

/**
 * Who sits where. Every function changes the record that it is given (a copy, which is kept only when it has been
 * saved) or throws an ApiFailure before it has changed anything.
 */

export const EMPTY: SeatRecord = { kind: 'open', session: null, name: null, level: null, standIn: null, left: false, orders: null };

/** The stand-in of a person who leaves without choosing one (NW-14.4). */
const USUAL_STAND_IN: BotLevel = 'normal';

export function join(record: MatchRecord, seat: number, session: string, name: string, contribution = ''): void {
  const place = seatOf(record, seat);
  if (place.session === session) return;
  if (record.status !== 'open') throw new ApiFailure('already-started', 'the match has started; nobody can join any more');
  if (place.kind !== 'open') throw new ApiFailure('seat-taken', `seat ${seat} is taken`, { seat });
  record.seats[seat] = { ...EMPTY, kind: 'person', session, name: nameAtTable(name, record.seats) };
  record.contributions[seat] = wellFormed(contribution);
  record.host ??= session;
}

export function leave(record: MatchRecord, seat: number, session: string): void {
  const place = ownSeat(record, seat, session);
  if (record.status === 'open') {
    empty(record, seat);
    if (record.host === session && !record.seats.some((s) => s.session === session)) {
      record.host = record.seats.find((s) => s.session !== null)?.session ?? null;
    }
    return;
  }
  if (record.status !== 'running') return;
  place.standIn ??= USUAL_STAND_IN;
  place.left = true;
  if (record.seats.every((s) => s.kind !== 'person' || s.left)) {
    record.status = 'closed';
    record.deadline = null;
  }
}

/**
 * Takes a person out of a match for good: an open seat opens again, in a running match a bot plays on, and in every match
 * the name goes, also from its record.
 */
export function forget(record: MatchRecord, session: string): void {
  const seats = record.seats.flatMap((place, seat) => (place.session === session ? [seat] : []));
  for (const seat of seats) leave(record, seat, session);
  for (const seat of seats) {
    const place = record.seats[seat]!;
    if (place.session === session) record.seats[seat] = { ...place, session: null, name: null, left: true, orders: null };
  }
  if (record.opening) record.opening = withoutNames(record, record.opening, seats);
  if (record.host === session) record.host = record.seats.find((s) => s.session !== null)?.session ?? null;
}

export function setBot(record: MatchRecord, seat: number, session: string, level: BotLevel, presence: Presence): void {
  const place = seatOf(record, seat);
  if (record.status === 'open') {
    mustBeHost(record, session);
    if (place.kind === 'person') throw new ApiFailure('seat-taken', `seat ${seat} is taken`, { seat });
    empty(record, seat);
    record.seats[seat] = { ...EMPTY, kind: 'bot', level };
    return;
  }
  if (record.status !== 'running') throw new ApiFailure('not-started', 'the match is not running');
  if (place.kind !== 'person') throw new ApiFailure('seat-taken', `seat ${seat} is played by a bot already`, { seat });
  if (place.session !== session) mayReplace(record, place, session, presence);
  place.standIn = level;
}

/** The host may give an absent person's seat to a bot; where the host is absent too, anybody at the table may. */
function mayReplace(record: MatchRecord, place: SeatRecord, session: string, presence: Presence): void {
  const hostAway = record.host === null || !presence.sessions.has(record.host);
  const seated = record.seats.some((s) => s.session === session);
  if (record.host !== session && !(hostAway && seated)) throw new ApiFailure('not-host', 'only the host may do that');
  if (place.session !== null && presence.sessions.has(place.session)) {
    throw new ApiFailure('person-present', 'this person is here and plays');
  }
}

export function takeBack(record: MatchRecord, seat: number, session: string): void {
  const place = ownSeat(record, seat, session);
  if (record.status === 'open') throw new ApiFailure('not-started', 'the match has not started');
  place.standIn = null;
  place.left = false;
  if (record.status === 'closed') record.status = 'running';
}

export function clearSeat(record: MatchRecord, seat: number, session: string): void {
  const place = seatOf(record, seat);
  mustBeHost(record, session);
  if (record.status !== 'open') throw new ApiFailure('already-started', 'seats are set once the match has started');
  if (place.session === session) {
    leave(record, seat, session);
    return;
  }
  empty(record, seat);
}

/** What the seat gives to the dice; fixed once the match has begun. */
export function contribute(record: MatchRecord, seat: number, session: string, contribution: string): void {
  ownSeat(record, seat, session);
  if (record.status !== 'open') throw new ApiFailure('already-started', 'contributions are fixed once the match has started');
  record.contributions[seat] = wellFormed(contribution);
}

/** What the seat answers by itself to secret questions from now on; null: everything is asked. */
export function giveOrders(record: MatchRecord, seat: number, session: string, orders: string | null): void {
  ownSeat(record, seat, session).orders = orders;
}

/** The orders of one's own seat. */
export function ordersOf(record: MatchRecord, seat: number, session: string): string | null {
  return ownSeat(record, seat, session).orders;
}

/** Half a character has no bytes of its own, so nobody could repeat the draws. */
function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\ufffd');
}

/** Whoever comes next gives a contribution of their own. */
function empty(record: MatchRecord, seat: number): void {
  record.seats[seat] = { ...EMPTY };
  record.contributions[seat] = '';
}

/** Throws where this session may not start the match now. */
export function mayStart(record: MatchRecord, session: string): void {
  mustBeHost(record, session);
  if (record.status !== 'open') throw new ApiFailure('already-started', 'the match has started already');
  const open = record.seats.filter((s) => s.kind === 'open').length;
  if (open > 0) throw new ApiFailure('seats-open', `${open} seat(s) are still open: invite people or add bots`, { open });
}

/** The seats of a rematch: the same people and bots; who left the match finds an open seat. */
export function seatsAgain(record: MatchRecord): SeatRecord[] {
  return record.seats.map((s) =>
    s.kind === 'bot' || (s.kind === 'person' && !s.left)
      ? { ...EMPTY, kind: s.kind, session: s.session, name: s.name, level: s.level, orders: s.orders }
      : { ...EMPTY },
  );
}

function mustBeHost(record: MatchRecord, session: string): void {
  if (record.host !== session) throw new ApiFailure('not-host', 'only the host may do that');
}

function seatOf(record: MatchRecord, seat: number): SeatRecord {
  const place = record.seats[seat];
  if (!place) throw new ApiFailure('no-seat', `there is no seat ${seat}`, { seat });
  return place;
}

function ownSeat(record: MatchRecord, seat: number, session: string): SeatRecord {
  const place = seatOf(record, seat);
  if (place.session !== session) throw new ApiFailure('not-your-seat', `seat ${seat} is not yours`, { seat });
  return place;
}
