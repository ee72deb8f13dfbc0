import type { AnyGame, AnyState, Seat } from '@questhall/kernel';
import type { MatchRecord, Spent, TableRecord } from '../store/store.ts';

/**
 * What each person has in reserve for a whole match beside the time that every decision has: used once that is over, and
 * never given back. Secret questions have none, so that every seat's clock runs alike there, whoever is asked.
 */

export const NOTHING_SPENT: Spent = { counts: false, ms: [] };

type OfReserve = Pick<TableRecord, 'reserve' | 'spent' | 'deadline' | 'seats'>;

/** The milliseconds that this seat has left in reserve. */
export function reserveOf({ reserve, spent }: Pick<OfReserve, 'reserve' | 'spent'>, seat: Seat): number {
  return Math.max(0, reserve * 1000 - (spent.ms[seat] ?? 0));
}

/** When this seat's time is over at the question that is open, its reserve included; null without a clock. */
export function endOf(record: OfReserve, seat: Seat): number | null {
  if (record.deadline === null) return null;
  return record.deadline + (record.spent.counts ? reserveOf(record, seat) : 0);
}

/** When the first of these seats' time is over; null without a clock, and for no seat. */
export function firstEnd(record: OfReserve, seats: readonly Seat[]): number | null {
  const ends = seats.flatMap((seat) => endOf(record, seat) ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** What is used up once these seats' time stops at `at`: the time of whoever was not finished before the deadline. */
export function spentBy(record: OfReserve, seats: readonly Seat[], at: number): Spent {
  const { deadline, spent } = record;
  if (deadline === null || at <= deadline || !spent.counts || seats.length === 0) return spent;
  const most = record.reserve * 1000;
  const ms = record.seats.map((_, seat) => {
    const before = spent.ms[seat] ?? 0;
    return seats.includes(seat) ? Math.min(most, before + at - deadline) : before;
  });
  return { ...spent, ms };
}

/** The same with a mark whether reserves count for what is asked in this state. */
export function countedFor(game: AnyGame, { reserve }: Pick<MatchRecord, 'reserve'>, state: AnyState, spent: Spent): Spent {
  const counts = reserve > 0 && state.pending.length > 0 && state.pending.every(({ kind }) => game.decisions[kind]?.secret === undefined);
  return counts === spent.counts ? spent : { ...spent, counts };
}
