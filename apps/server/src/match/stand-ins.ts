import { type BotLevel, holidayAt, LONG_CLOCK } from '@questhall/protocol';
import { ApiFailure } from '../failure.ts';
import type { MatchRecord } from '../store/store.ts';
import { patienceFor } from './reserve.ts';
import { EMPTY, empty, mustBeAway, mustBeHost, notYet, ownSeat, seatOf, USUAL_STAND_IN } from './seating.ts';
import type { Presence } from './table.ts';

/**
 * Bots that play for people, and reminding somebody before one does. As in `seating.ts`, every function changes the record
 * that it is given (a copy) or throws an ApiFailure before it has changed anything.
 */

/** Nobody who is away for less is replaced: a page that is loaded anew, a lift, a change of networks. */
const GRACE_MS = 60_000;

/** How long ahead somebody may say when they will be back. */
const LONGEST_AWAY_MS = 90 * 24 * 3_600_000;

/**
 * @param until when the person on this seat plays again by itself, for whoever gives their own seat to a bot in a running match
 * @throws ApiFailure
 */
export function setBot(
  record: MatchRecord,
  seat: number,
  session: string,
  { level, until }: { level: BotLevel; until?: number | undefined },
  presence: Presence,
  now: number,
): void {
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
  if (until !== undefined && (place.session !== session || until <= now || until > now + LONGEST_AWAY_MS))
    throw new ApiFailure('malformed', 'only for oneself, and until a moment within the next 90 days');
  if (place.session !== session) mayReplace(record, seat, session, presence, now);
  place.standIn = level;
  if (until === undefined) delete place.standInUntil;
  else place.standInUntil = until;
}

/**
 * Whoever is away for longer than the grace may be replaced by the host; where the host is away for longer too, by anybody
 * at the table. Whoever is silent for longer than the table's patience while it waits may be replaced by all who sit there. Where a
 * decision has hours or days, to be away says nothing: there silence alone counts, for at least as long as a decision has.
 */
function mayReplace(record: MatchRecord, seat: number, session: string, presence: Presence, now: number): void {
  const place = seatOf(record, seat);
  if (record.host !== session && !record.seats.some((s) => s.session === session))
    throw new ApiFailure('not-host', 'only the host may do that');
  // Whoever is on holiday has said so, and the clock waits for them.
  const isLong = record.clock !== null && record.clock >= LONG_CLOCK;
  const holiday = isLong && place.free ? holidayAt(place.free, now) : undefined;
  if (holiday)
    throw new ApiFailure('on-holiday', 'this person is on holiday, and the clock stands still until then', { until: holiday.until });
  const quiet = presence.quietSince(seat);
  const patience = patienceFor(record.patience, record.clock) * 1000;
  if (quiet !== null && now - quiet >= patience) return;
  // What has not been told to the table is not told here either.
  const told = presence.toldQuietSince(seat);
  if (isLong) throw notYet(patience - (told === null ? 0 : now - told));
  if (place.session !== null && presence.sessions.has(place.session)) {
    if (told === null) throw new ApiFailure('person-present', 'this person is here and plays');
    throw notYet(patience - (now - told));
  }
  if (record.host !== session && record.host !== null) {
    if (presence.sessions.has(record.host)) throw new ApiFailure('not-host', 'only the host may do that');
    mustBeAway(record.host, presence, now, GRACE_MS);
  }
  if (place.session !== null) mustBeAway(place.session, presence, now, GRACE_MS);
}

/** Nobody is reminded more often than that, whoever would. */
const NUDGE_MS = 12 * 3_600_000;

/**
 * Reminds a person that the table waits for them: they are called anew in the ways that they have chosen.
 * @param waits whether the table waits for this seat, as everybody may know it: whether they have answered in secret never shows
 */
export function nudge(record: MatchRecord, seat: number, session: string, waits: boolean, now: number): void {
  const place = seatOf(record, seat);
  const by = record.seats.findIndex((s) => s.session === session);
  if (record.status !== 'running') throw new ApiFailure('not-started', 'the match is not running');
  if (by < 0) throw new ApiFailure('not-your-seat', 'only those who sit here may remind somebody');
  if (!waits || place.session === null || place.session === session || place.standIn !== null)
    throw new ApiFailure('not-waiting', `the table does not wait for the person on seat ${seat}`, { seat });
  const next = (place.nudged?.at ?? Number.NEGATIVE_INFINITY) + NUDGE_MS;
  if (now < next) throw notYet(next - now);
  place.nudged = { at: now, by };
}

/** These seats have no time left, where a table has a bot play then: until the person is back, or to the end. */
export function runOut(record: MatchRecord, seats: readonly number[]): void {
  for (const seat of seats) {
    const place = seatOf(record, seat);
    if (place.kind !== 'person') continue;
    place.standIn ??= USUAL_STAND_IN;
    if (record.overtime === 'out') place.out = true;
  }
}

/** Whoever said when they would be back plays again from then on. */
export function comeBack(record: MatchRecord, now: number): void {
  for (const place of record.seats) {
    if (place.standInUntil === undefined || place.standInUntil > now) continue;
    delete place.standInUntil;
    // Whoever has left for good meanwhile, or has no time left, has not said so any more.
    if (!place.left && !place.out) place.standIn = null;
  }
}

/** When the next of those comes back; never where nobody does. */
export const nextBack = ({ seats }: Pick<MatchRecord, 'seats'>): number =>
  Math.min(...seats.map(({ standInUntil }) => standInUntil ?? Number.POSITIVE_INFINITY));

export function takeBack(record: MatchRecord, seat: number, session: string): void {
  const place = ownSeat(record, seat, session);
  if (record.status === 'open') throw new ApiFailure('not-started', 'the match has not started');
  if (place.out) throw new ApiFailure('out-of-time', 'the time of this seat is over: a bot plays to the end', { seat });
  place.standIn = null;
  delete place.standInUntil;
  place.left = false;
  if (record.status === 'closed') record.status = 'running';
}
