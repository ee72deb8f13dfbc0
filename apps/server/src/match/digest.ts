import { type GameEvent, heardBy, type Seat } from '@questhall/kernel';
import { DIGEST_LINES, type Digest, type LogEntry } from '@questhall/protocol';
import { isTakenBack, struckIn } from '@questhall/record';
import type { Mark, MatchRecord, TimedEvent } from '../store/store.ts';
import { heard } from './sight.ts';

/**
 * What happened since somebody's last move. It is kept how far each person has come, for all of their devices, and what they
 * are told is made from what their seat may hear, or for a call, which anybody may read, from what everybody may.
 */

/** How much an event tells whoever was away from this seat: 0 nothing. */
export type Telling = (event: GameEvent, seat: Seat) => number;

const EVERYTHING: Telling = () => 1;

/** What a digest is made from. */
export interface Told {
  record: MatchRecord;
  events: readonly TimedEvent[];
  telling?: Telling | undefined;
}

/** The marks after this seat has made a move of its own: it has seen what came before, and `told` events are told with it. */
export function afterMove(record: Pick<MatchRecord, 'marks' | 'seats'>, seat: Seat, before: number, told: number): (Mark | null)[] {
  return change(record, seat, (mark) => ({ acted: before + told, seen: Math.max(mark?.seen ?? 0, before) }));
}

/** The marks after the person has seen their log up to this line; undefined where they knew that already, or have not moved yet. */
export function afterSeeing({ record, events }: Told, seat: Seat, line: number): (Mark | null)[] | undefined {
  const mark = record.marks?.[seat];
  if (!mark) return undefined;
  let [seen, lines] = [0, 0];
  for (const [at, { told }] of events.entries()) {
    if (!heardBy(told, seat)) continue;
    if (++lines > line) break;
    seen = at + 1;
  }
  return seen > mark.seen ? change(record, seat, () => ({ ...mark, seen })) : undefined;
}

/** The marks once somebody else sits there. */
export const afterLeaving = (record: Pick<MatchRecord, 'marks' | 'seats'>, seat: Seat): (Mark | null)[] => change(record, seat, () => null);

function change(
  { marks, seats }: Pick<MatchRecord, 'marks' | 'seats'>,
  seat: Seat,
  to: (mark: Mark | null | undefined) => Mark | null,
): (Mark | null)[] {
  return seats.map((_, at) => (at === seat ? to(marks?.[at]) : (marks?.[at] ?? null)));
}

/** What this seat's person has missed; null where there is nothing: they have seen it all, or have not moved yet. */
export function digestOf(of: Told, seat: Seat): Digest | null {
  const { record, events } = of;
  const mark = record.marks?.[seat];
  if (!mark || record.status !== 'running') return null;
  const log = heard(events, seat);
  const since = (count: number) => heard(events.slice(0, count), seat).length;
  const from = since(Math.min(mark.acted, mark.seen));
  const [to, seen] = [log.length, since(mark.seen)];
  const found = tellingLines(of, log, from, seat);
  if (seen >= to || !found.some(({ n }) => n > seen)) return null;
  return { from, to, count: found.length, lines: best(found, of.telling, seat, DIGEST_LINES) };
}

/** What a call may say of it: the one thing that tells most of what everybody may know, and how many things there were. */
export function headlineOf(of: Told, seat: Seat): { event: LogEntry['event']; count: number } | null {
  const { record, events } = of;
  const mark = record.marks?.[seat];
  if (!mark || record.status !== 'running') return null;
  const log = heard(events, undefined);
  const found = tellingLines(of, log, heard(events.slice(0, mark.acted), undefined).length, seat);
  const [line] = best(found, of.telling, seat, 1);
  return line ? { event: line.event, count: found.length } : null;
}

/** The lines after number `from` that count still and say something. */
function tellingLines({ telling = EVERYTHING }: Told, log: readonly LogEntry[], from: number, seat: Seat): LogEntry[] {
  const struck = struckIn(log);
  return log.filter(({ n, event }) => n > from && !struck.has(n) && !isTakenBack(event) && telling(event, seat) > 0);
}

/** The lines that tell most, of equal ones the newest, in the order in which they were told. */
function best(lines: readonly LogEntry[], telling: Telling = EVERYTHING, seat: Seat, most: number): LogEntry[] {
  const weighed = lines.map((line) => ({ line, weight: telling(line.event, seat) }));
  weighed.sort((a, b) => b.weight - a.weight || b.line.n - a.line.n);
  return weighed
    .slice(0, most)
    .map(({ line }) => line)
    .sort((a, b) => a.n - b.n);
}
