import { isDeepStrictEqual } from 'node:util';
import { type BotLevel, type FreeTime, LONG_CLOCK, type TalkRule } from '@questhall/protocol';
import { ApiFailure } from '../failure.ts';
import { nameAtTable } from '../names.ts';
import { withoutNames } from '../proof/chain.ts';
import type { MatchRecord, QuietHours, SeatRecord } from '../store/store.ts';
import { withoutVoice } from './agreement.ts';
import type { Presence } from './table.ts';

/**
 * Who sits where. Every function changes the record that it is given (a copy, which is kept only when it has been
 * saved) or throws an ApiFailure before it has changed anything.
 */

export const EMPTY: SeatRecord = {
  kind: 'open',
  session: null,
  name: null,
  level: null,
  standIn: null,
  left: false,
  orders: null,
  plan: null,
  invited: null,
  ready: false,
};

/** The stand-in of a person who leaves without choosing one (NW-14.4). */
export const USUAL_STAND_IN: BotLevel = 'normal';

/** A host who has been away so long before the start is gone: the others may go on without. */
const HOST_GONE_MS = 120_000;

export function join(record: MatchRecord, seat: number, session: string, name: string, contribution = ''): void {
  const place = seatOf(record, seat);
  if (place.session === session) return;
  if (record.status !== 'open') throw new ApiFailure('already-started', 'the match has started; nobody can join any more');
  if (place.kind !== 'open') throw new ApiFailure('seat-taken', `seat ${seat} is taken`, { seat });
  const invited = place.invited === session;
  if (place.invited !== null && !invited) throw new ApiFailure('seat-taken', `seat ${seat} is kept for somebody else`, { seat });
  if (!invited) mayTakeOneMore(record, session);
  const others = record.seats.filter((_, i) => i !== seat);
  const wanted = invited ? (place.name ?? name) : name;
  const orders = invited ? place.orders : null;
  record.seats[seat] = { ...EMPTY, kind: 'person', session, name: nameAtTable(wanted, others), orders };
  record.contributions[seat] = wellFormed(contribution);
  record.host ??= session;
}

/** At a table that everybody may join, a guest leaves at least half of the seats to others. */
function mayTakeOneMore(record: MatchRecord, session: string): void {
  if (!record.listed || record.host === null || record.host === session) return;
  const most = Math.max(1, Math.floor(record.seats.length / 2));
  const held = record.seats.filter((s) => s.session === session).length;
  if (held >= most) throw new ApiFailure('too-many', `at a listed table a guest holds at most ${most} seat(s)`, { most });
}

/** Takes every seat of this table to which the session is invited. */
export function acceptInvitations(record: MatchRecord, session: string): void {
  for (const [seat, { invited, name }] of record.seats.entries()) if (invited === session) join(record, seat, session, name ?? '');
}

export function leave(record: MatchRecord, seat: number, session: string): void {
  if (record.status === 'open' && seatOf(record, seat).invited === session) {
    empty(record, seat);
    return;
  }
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
  place.plan = null;
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
  for (const [seat, { invited }] of record.seats.entries()) if (invited === session) empty(record, seat);
  const seats = record.seats.flatMap((place, seat) => (place.session === session ? [seat] : []));
  for (const seat of seats) leave(record, seat, session);
  for (const seat of seats) {
    const place = record.seats[seat]!;
    if (place.session !== session) continue;
    const { free: _, quiet: ____, planStopped: __, byPlan: ___, ...rest } = place;
    record.seats[seat] = { ...rest, session: null, name: null, left: true, orders: null, plan: null };
  }
  withoutVoice(record, session);
  if (record.opening) record.opening = withoutNames(record, record.opening, seats);
  if (record.host === session) record.host = record.seats.find((s) => s.session !== null)?.session ?? null;
}

/** Before the start, once the host is gone: somebody who sits here becomes the host, and may start, clear and add. */
export function takeHost(record: MatchRecord, session: string, presence: Presence, now: number): void {
  if (record.status !== 'open') throw new ApiFailure('already-started', 'the match has started already');
  if (!record.seats.some((s) => s.session === session)) throw new ApiFailure('not-your-seat', 'only those who sit here may do that');
  if (record.host === session) return;
  if (record.host !== null) mustBeAway(record.host, presence, now, HOST_GONE_MS);
  record.host = session;
}

/** What may be said at the table from now on: for the host. */
export function setTalk(record: MatchRecord, session: string, talk: TalkRule): void {
  mustBeHost(record, session);
  record.talk = talk;
}

/** @throws ApiFailure ('person-present', 'not-yet') */
export function mustBeAway(session: string, presence: Presence, now: number, ms: number): void {
  const since = presence.awaySince(session);
  if (since === null) throw new ApiFailure('person-present', 'this person is here');
  if (now - since < ms) throw notYet(ms - (now - since));
}

export function notYet(ms: number): ApiFailure {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new ApiFailure('not-yet', `this person has not been away or silent for long; try again in ${seconds} s`, { seconds });
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

/** Sets what every person's clock leaves out, as they have chosen it by now; nothing where nobody is asked. True where that is new for a seat. */
export function freeTimeOf(record: MatchRecord, chosen: { freeTimeOf: (session: string) => FreeTime | undefined } | undefined): boolean {
  if (!chosen) return false;
  let isNew = false;
  for (const place of record.seats) {
    const free = place.session === null || place.kind !== 'person' ? undefined : chosen.freeTimeOf(place.session);
    if (isDeepStrictEqual(free, place.free)) continue;
    isNew = true;
    if (free) place.free = free;
    else delete place.free;
  }
  return isNew;
}

/**
 * The seats with everybody's quiet hours as they have chosen them by now, which count from the next question on; the same object where
 * nothing is new, and where nobody is asked. Only where a decision has hours or days.
 */
export function withQuietHours(
  { seats, clock }: Pick<MatchRecord, 'seats' | 'clock'>,
  chosen: { quietOf: (session: string) => QuietHours | undefined } | undefined,
): SeatRecord[] {
  if (!chosen || clock === null || clock < LONG_CLOCK) return seats;
  const quietAt = ({ session, kind }: SeatRecord) => (session === null || kind !== 'person' ? undefined : chosen.quietOf(session));
  if (seats.every((place) => isDeepStrictEqual(quietAt(place), place.quiet))) return seats;
  return seats.map((place) => {
    const { quiet: _, ...rest } = place;
    const quiet = quietAt(place);
    return quiet ? { ...rest, quiet } : rest;
  });
}

/** What the seat gives to the dice; fixed once the match has begun. */
export function contribute(record: MatchRecord, seat: number, session: string, contribution: string): void {
  ownSeat(record, seat, session);
  if (record.status !== 'open') throw new ApiFailure('already-started', 'contributions are fixed once the match has started');
  record.contributions[seat] = wellFormed(contribution);
}

/** What the seat answers by itself from now on; null: what is usual. */
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
export function empty(record: MatchRecord, seat: number): void {
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

/**
 * The seats of a rematch: bots, and whoever asked for it. The others who played are invited, and sit once they have
 * accepted; who left the match finds an open seat.
 */
export function seatsAgain(record: MatchRecord, session: string): SeatRecord[] {
  return record.seats.map((s) => {
    if (s.kind === 'bot') return { ...EMPTY, kind: s.kind, level: s.level };
    if (s.kind !== 'person' || s.left) return { ...EMPTY };
    const { name, orders } = s;
    if (s.session === session) return { ...EMPTY, kind: s.kind, session, name, orders };
    return { ...EMPTY, name, orders, invited: s.session };
  });
}

/** @throws ApiFailure ('not-host') */
export function mustBeHost(record: MatchRecord, session: string): void {
  if (record.host !== session) throw new ApiFailure('not-host', 'only the host may do that');
}

export function seatOf(record: MatchRecord, seat: number): SeatRecord {
  const place = record.seats[seat];
  if (!place) throw new ApiFailure('no-seat', `there is no seat ${seat}`, { seat });
  return place;
}

/** @throws ApiFailure ('no-seat', 'not-your-seat') */
export function ownSeat(record: MatchRecord, seat: number, session: string): SeatRecord {
  const place = seatOf(record, seat);
  if (place.session !== session) throw new ApiFailure('not-your-seat', `seat ${seat} is not yours`, { seat });
  return place;
}
