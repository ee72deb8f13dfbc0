import type { AnyGame, AnyState, Seat } from '@questhall/kernel';
import { askedOf, isPaused } from '../match/agreement.ts';
import type { MatchRecord } from '../store/store.ts';

type Called = Pick<MatchRecord, 'status' | 'pending' | 'seats' | 'agreement'>;

/** The sessions that are to be called: those that must decide, with their seats that do, and those to whom something is proposed. */
export function wantedAt(record: Called): Map<string, Seat[]> {
  const wanted = waitsFor(record);
  for (const session of askedOf(record).keys()) if (!wanted.has(session)) wanted.set(session, []);
  return wanted;
}

/** Whether this session is to be called. */
export const isWantedAt = (record: Called, session: string): boolean => wantedAt(record).has(session);

/** The sessions that must decide, with their seats that do; bots that stand in need no calling. */
export function waitsFor(record: Called): Map<string, Seat[]> {
  const waiting = new Map<string, Seat[]>();
  const { status, pending, seats } = record;
  if (status !== 'running' || isPaused(record)) return waiting;
  for (const seat of pending) {
    const { session, standIn } = seats[seat]!;
    if (session !== null && standIn === null) waiting.set(session, [...(waiting.get(session) ?? []), seat]);
  }
  return waiting;
}

/** True where everybody may know that this seat is asked. */
export function isOpen(game: AnyGame, state: AnyState | null, seat: Seat): boolean {
  const asked = state?.pending.find((d) => d.seat === seat);
  return asked !== undefined && game.decisions[asked.kind]?.secret === undefined;
}
