import { type AnyGame, type AnyState, deciding, type Seat } from '@questhall/kernel';
import { afterCounted, beforeCounted, countedBetween, type FreeTime, LONG_CLOCK, LONGEST_NIGHT } from '@questhall/protocol';
import { afterQuiet } from '../calls/wishes.ts';
import type { MatchRecord, Spent, TableRecord } from '../store/store.ts';

/**
 * What each person has in reserve for a whole match beside the time that every decision has: used once that is over, and
 * given back by quick answers where a table has an increment, else never. Secret questions have none, so that every seat's clock runs alike there, whoever is asked.
 *
 * Where a decision has hours or days, a person's free time is left out: own hours, weekends, holidays. The deadline is one
 * for all for whom the table waits as everybody may know it, the latest of theirs, so that it tells of nobody in secret.
 */

export const NOTHING_SPENT: Spent = { counts: false, ms: [] };

type OfReserve = Pick<TableRecord, 'clock' | 'reserve' | 'increment' | 'spent' | 'deadline' | 'seats'>;

/** What is left out of this seat's time; undefined where nothing is. */
function freeOf({ clock, seats }: Pick<OfReserve, 'clock' | 'seats'>, seat: Seat): FreeTime | undefined {
  return clock === null || clock < LONG_CLOCK ? undefined : seats[seat]?.free;
}

/** When a decision's own time is over that began at `from`, for whomever the table then waits; without a clock never. */
export function ownTimeFrom(game: AnyGame, state: AnyState, record: Pick<OfReserve, 'clock' | 'seats'>, from: number): number | null {
  const { clock, seats } = record;
  if (clock === null) return null;
  const waiting = state.outcome ? [] : deciding(game, state);
  const people = waiting.filter((seat) => seats[seat]?.kind === 'person' && seats[seat].standIn === null);
  return Math.max(
    from + clock * 1000,
    ...people.map((seat) => Math.max(afterCounted(from, clock * 1000, freeOf(record, seat)), whileAfterTold(record, seat, from))),
  );
}

/** Whoever can be told only when their quiet hours are over has so long after that, or the whole time of a decision where it is less. */
const WHILE_MS = 2 * 3_600_000;
/** Whoever is to be told is, within so long, where it may ring then. */
const TOLD_WITHIN_MS = 600_000;
/** So many of somebody's quiet hours hold up a table at most, as of their own hours. */
const QUIET_MS = LONGEST_NIGHT * 60_000;

/**
 * A match never hurries who was not told: the time of whoever is asked in their quiet hours, or shortly before, goes on for a while
 * after them (docs/decisions/0042-nobody-is-hurried-untold.md). `from` where they can be told at once.
 */
function whileAfterTold({ clock, seats }: Pick<OfReserve, 'clock' | 'seats'>, seat: Seat, from: number): number {
  const quiet = seats[seat]?.quiet;
  if (!quiet || clock === null || clock < LONG_CLOCK) return from;
  const soon = from + TOLD_WITHIN_MS;
  const told = Math.min(afterQuiet({ quiet, zone: quiet.zone }, soon), from + QUIET_MS);
  return told <= soon ? from : afterCounted(told, Math.min(clock * 1000, WHILE_MS), freeOf({ clock, seats }, seat));
}

/** The clock of what is asked from now on: its deadline, and what is kept to reckon it anew. */
export function windUp(game: AnyGame, state: AnyState, record: MatchRecord, now: number): Pick<MatchRecord, 'deadline' | 'spent'> {
  const isLong = record.clock !== null && record.clock >= LONG_CLOCK;
  return { deadline: ownTimeFrom(game, state, record, now), spent: isLong ? { ...record.spent, began: now } : record.spent };
}

/**
 * How long a table waits for somebody who is silent before others may ask a bot in, in seconds: where a decision has hours or days,
 * never less than that. Nobody sits there all the time, and a clock that others could cut short would be none.
 */
export const patienceFor = (patience: number, clock: number | null): number =>
  clock !== null && clock >= LONG_CLOCK ? Math.max(patience, clock) : patience;

/** Whoever's free time changes has this long at least before anybody's time is over, unless it would have been sooner anyway. */
const AT_LEAST_MS = 3_600_000;

/** The deadline of what is asked, after somebody's free time has changed. */
export function deadlineAnew(game: AnyGame, state: AnyState, record: MatchRecord, now: number): number | null {
  const { clock, deadline, spent } = record;
  if (clock === null || deadline === null || clock < LONG_CLOCK) return deadline;
  const anew = ownTimeFrom(game, state, record, spent.began ?? deadline - clock * 1000) ?? deadline;
  return Math.max(anew, Math.min(deadline, now + AT_LEAST_MS));
}

/** The milliseconds that this seat has left in reserve. */
export function reserveOf({ reserve, spent }: Pick<OfReserve, 'reserve' | 'spent'>, seat: Seat): number {
  return Math.max(0, reserve * 1000 - (spent.ms[seat] ?? 0));
}

/** What everybody has in reserve, where a table has that: used in front of all once a deadline is past, so everybody may know. */
export function reservesOf(record: Pick<OfReserve, 'clock' | 'reserve' | 'spent' | 'seats'>): { reserves?: number[] } {
  if (record.clock === null || record.reserve === 0) return {};
  return { reserves: record.seats.map((_, seat) => reserveOf(record, seat)) };
}

/** When this seat's time is over at the question that is open, its reserve included; null without a clock. */
export function endOf(record: OfReserve, seat: Seat): number | null {
  if (record.deadline === null) return null;
  return record.spent.counts ? afterCounted(record.deadline, reserveOf(record, seat), freeOf(record, seat)) : record.deadline;
}

/** When the first of these seats' time is over; null without a clock, and for no seat. */
export function firstEnd(record: OfReserve, seats: readonly Seat[]): number | null {
  const ends = seats.flatMap((seat) => endOf(record, seat) ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** The end of a seat's time is near when so much of it is left, in milliseconds, or a quarter of it where that is less. */
const NEAR_MS = 2 * 3_600_000;
/** Where less than this would be left, nobody is told that it is near: such a match is played at one sitting. */
const LEAST_NEAR_MS = 300_000;

/** When the end of somebody's time is near, and how much of it is left then. */
export interface Near {
  at: number;
  left: number;
}

/** When the first end of these seats' time is near; null without a clock, for no seat, and where clocks are short. */
export function nearEnd(record: OfReserve, seats: readonly Seat[]): Near | null {
  const [first] = seats
    .flatMap((seat) => {
      const end = endOf(record, seat);
      return end === null ? [] : [{ seat, end }];
    })
    .sort((a, b) => a.end - b.end);
  if (!first) return null;
  const whole = record.clock! * 1000 + (record.spent.counts ? reserveOf(record, first.seat) : 0);
  const left = Math.min(NEAR_MS, whole / 4);
  return left < LEAST_NEAR_MS ? null : { at: beforeCounted(first.end, left, freeOf(record, first.seat)), left };
}

/** What is used up once these seats' time stops at `at`: the time of whoever was not finished before the deadline. */
export function spentBy(record: OfReserve, seats: readonly Seat[], at: number): Spent {
  const { deadline, spent } = record;
  if (deadline === null || at <= deadline || !spent.counts || seats.length === 0) return spent;
  const most = record.reserve * 1000;
  const ms = record.seats.map((_, seat) => {
    const before = spent.ms[seat] ?? 0;
    return seats.includes(seat) ? Math.min(most, before + countedBetween(deadline, at, freeOf(record, seat))) : before;
  });
  return { ...spent, ms };
}

/**
 * What of `spent` is used up once this seat's person has answered at `at`: where the table has an increment, what the decision's own time leaves
 * over is given back, so that a reserve fills up to what it was at first and no further. Else a hundred plain answers would buy an
 * hour for the next.
 */
export function givenBack(record: OfReserve, spent: Spent, seat: Seat, at: number): Spent {
  const { clock, increment, deadline } = record;
  const used = spent.ms[seat] ?? 0;
  if (!increment || !spent.counts || clock === null || deadline === null || at >= deadline || used === 0) return spent;
  const left = Math.min(clock * 1000, countedBetween(at, deadline, freeOf(record, seat)));
  return { ...spent, ms: spent.ms.map((ms, one) => (one === seat ? Math.max(0, ms - left) : ms)) };
}

/** The same with a mark whether reserves count for what is asked in this state. */
export function countedFor(game: AnyGame, { reserve }: Pick<MatchRecord, 'reserve'>, state: AnyState, spent: Spent): Spent {
  const counts = reserve > 0 && state.pending.length > 0 && state.pending.every(({ kind }) => game.decisions[kind]?.secret === undefined);
  return counts === spent.counts ? spent : { ...spent, counts };
}
