import type { Seat } from '@questhall/kernel';
import type { PauseInfo, ProposalInfo, Wish } from '@questhall/protocol';
import type { Ending } from '@questhall/record';
import { ApiFailure } from '../failure.ts';
import type { MatchRecord, SeatRecord } from '../store/store.ts';
import type { Agreement, Proposal } from './agreed.ts';

/**
 * What a table agrees on in the middle of a match (docs/decisions/0030-agreements.md). All people who play are asked, and
 * one no is enough. Every function but the last two changes the record that it is given (a copy) or throws an ApiFailure
 * before it has changed anything.
 */

/** A state to which a match can go back, and since when what has happened would not count any more. */
export interface Point {
  to: number;
  since: number;
}

/** What somebody proposes. */
export interface Proposed {
  seat: Seat;
  wish: Wish;
  point?: Point | undefined;
}

/** Whoever was told no does not propose the same again for so long. */
const AGAIN_MS = 10 * 60_000;
/** So many proposals of one person may wait for an answer at the same time. */
const MOST_OPEN = 2;

/** A table that has agreed on nothing. */
export const NOTHING_AGREED: Agreement = { last: 0, open: [], paused: null, refused: [] };

/** True for a seat whose person is asked: who has left, is out of time, or has a bot play for them, is not. */
const isAsked = ({ kind, session, left, out, standIn }: SeatRecord): boolean =>
  kind === 'person' && session !== null && !left && !out && standIn === null;

/** @throws ApiFailure ('not-started', 'not-your-seat') */
function seatIn({ status, seats }: MatchRecord, session: string): Seat {
  if (status !== 'running') throw new ApiFailure('not-started', 'the match is not running');
  const seat = seats.findIndex((place) => place.session === session && isAsked(place));
  if (seat < 0) throw new ApiFailure('not-your-seat', 'only those who play here are asked');
  return seat;
}

/**
 * @param wishes what can be agreed on in this match
 * @returns the seat of whoever may propose this now
 * @throws ApiFailure ('not-started', 'not-your-seat', 'bad-option', 'asked-already', 'asked-lately', 'too-many')
 */
export function mayPropose(record: MatchRecord, session: string, wish: Wish, wishes: readonly Wish[], now: number): Seat {
  const seat = seatIn(record, session);
  if (!wishes.includes(wish)) throw new ApiFailure('bad-option', `this is not to be had at this table: ${wish}`, { option: wish });
  const { open, paused, refused } = record.agreement ?? NOTHING_AGREED;
  if (open.some((one) => one.wish === wish) || (wish === 'pause' && paused))
    throw new ApiFailure('asked-already', 'the same waits for an answer, or holds already');
  if (open.filter(({ yes }) => yes[0] === session).length >= MOST_OPEN)
    throw new ApiFailure('too-many', `${MOST_OPEN} of your proposals wait for an answer; take one back first`, { most: MOST_OPEN });
  const no = fresh(refused, now).find((one) => one.session === session && one.wish === wish);
  if (no) {
    const minutes = Math.max(1, Math.ceil((no.at + AGAIN_MS - now) / 60_000));
    throw new ApiFailure('asked-lately', `somebody said no a moment ago; propose it again in ${minutes} min`, { minutes });
  }
  return seat;
}

const fresh = (refused: Agreement['refused'], now: number) => refused.filter(({ at }) => now - at < AGAIN_MS);

/**
 * @param seat who proposes it and may (see `mayPropose`)
 * @param point where the match would go on, for a step that is to be taken back
 */
export function propose(record: MatchRecord, session: string, { seat, wish, point }: Proposed, now: number): void {
  const { last, open, paused, refused } = record.agreement ?? NOTHING_AGREED;
  const proposal = { n: last + 1, wish, seat, at: now, yes: [session], ...point };
  record.agreement = { ...record.agreement, last: last + 1, open: [...open, proposal], paused, refused: fresh(refused, now) };
}

/** @throws ApiFailure ('not-started', 'not-your-seat', 'no-proposal') */
export function answer(record: MatchRecord, session: string, n: number, yes: boolean, now: number): void {
  seatIn(record, session);
  const agreement = record.agreement ?? NOTHING_AGREED;
  const one = agreement.open.find((proposal) => proposal.n === n);
  if (!one) throw new ApiFailure('no-proposal', 'it has been answered or taken back meanwhile');
  if (yes) {
    const open = agreement.open.map((it) => (it === one && !it.yes.includes(session) ? { ...it, yes: [...it.yes, session] } : it));
    record.agreement = { ...agreement, open };
    return;
  }
  // Whoever takes back what they have proposed was told no by nobody.
  const [by] = one.yes;
  const refused = by === session || by === undefined ? agreement.refused : [...agreement.refused, { session: by, wish: one.wish, at: now }];
  record.agreement = { ...agreement, open: agreement.open.filter((it) => it !== one), refused };
}

/** Anybody at the table ends a pause. @throws ApiFailure ('not-started', 'not-your-seat') */
export function resume(record: MatchRecord, session: string, now: number): void {
  if (record.status !== 'running') throw new ApiFailure('not-started', 'the match is not running');
  if (!record.seats.some((place) => place.session === session && !place.out))
    throw new ApiFailure('not-your-seat', 'only those who sit here may go on');
  const { agreement } = record;
  if (!agreement) return;
  const { hour, paused } = agreement;
  // The time of a pause is none of the pace.
  const later = hour && paused && hour.from !== null ? { hour: { ...hour, from: hour.from + Math.max(0, now - paused.at) } } : {};
  record.agreement = { ...agreement, ...later, paused: null };
}

/** The session is forgotten: what it has said counts no more. */
export function withoutVoice(record: MatchRecord, session: string): void {
  const { agreement } = record;
  if (!agreement) return;
  const open = agreement.open.filter(({ yes }) => yes[0] !== session);
  record.agreement = { ...agreement, open, refused: agreement.refused.filter((one) => one.session !== session) };
}

/** What changes the match itself: it ends, or goes on from an earlier state. */
export type Settled = { seat: Seat; way: Ending } | ({ seat: Seat } & Point);

/**
 * Carries out what all who are asked have agreed to: a pause at once; an end, or a step that is taken back, is returned. Proposals of who is not asked any more are gone.
 */
export function settle(record: MatchRecord, now: number): Settled | undefined {
  const { agreement, seats, status } = record;
  if (!agreement) return undefined;
  const asked = seats.filter(isAsked);
  const open = status === 'running' ? agreement.open.filter(({ yes }) => asked.some(({ session }) => session === yes[0])) : [];
  const agreed = open.filter(({ yes }) => asked.every(({ session }) => yes.includes(session!)));
  const pause = agreed.find(({ wish }) => wish === 'pause');
  const paused = pause ? { at: now, seat: pause.seat } : status === 'running' ? agreement.paused : null;
  record.agreement = { ...agreement, open: open.filter((one) => !agreed.includes(one)), paused };
  const back = agreed.find(({ wish }) => wish === 'back');
  if (back?.to !== undefined && back.since !== undefined) return { seat: back.seat, to: back.to, since: back.since };
  const end = agreed.find(({ wish }) => wish === 'draw' || wish === 'standing');
  return end && { seat: end.seat, way: end.wish as Ending };
}

/** The proposal to take a step back is gone: the course that it speaks of has been left by another taking back. */
export function withoutBack(agreement: Agreement): Agreement {
  return { ...agreement, open: agreement.open.filter(({ wish }) => wish !== 'back') };
}

/** The sessions that have not answered what is proposed to them, with what that is, the newest last. */
export function askedOf({ agreement, seats, status }: Pick<MatchRecord, 'agreement' | 'seats' | 'status'>): Map<string, Proposal[]> {
  const asked = new Map<string, Proposal[]>();
  if (!agreement || status !== 'running') return asked;
  for (const place of seats) {
    const { session } = place;
    if (session === null || !isAsked(place) || asked.has(session)) continue;
    const open = agreement.open.filter(({ yes }) => !yes.includes(session));
    if (open.length > 0) asked.set(session, open);
  }
  return asked;
}

/** True while nobody can answer and no clock runs. */
export const isPaused = ({ agreement }: Pick<MatchRecord, 'agreement'>): boolean => agreement?.paused != null;

/** What everybody at the table is told. */
export function toldAgreement({ agreement, seats, status }: Pick<MatchRecord, 'agreement' | 'seats' | 'status'>): {
  proposals: ProposalInfo[];
  paused: PauseInfo | null;
  doneBy?: { at: number; last: number | null };
} {
  const doneBy = agreement?.hour && status !== 'over' ? { doneBy: { at: agreement.hour.at, last: agreement.hour.last } } : {};
  if (!agreement || status !== 'running') return { proposals: [], paused: null, ...doneBy };
  const waits = (yes: readonly string[]) => seats.flatMap((place, seat) => (isAsked(place) && !yes.includes(place.session!) ? [seat] : []));
  return {
    proposals: agreement.open.map(({ n, wish, seat, at, since, yes }) => ({
      ...{ n, wish, seat, at, waits: waits(yes) },
      ...(since === undefined ? {} : { since }),
    })),
    paused: agreement.paused,
    ...doneBy,
  };
}
