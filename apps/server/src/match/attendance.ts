import { type AnyGame, type AnyState, deciding, type Seat } from '@questhall/kernel';
import { LONG_CLOCK } from '@questhall/protocol';
import type { MatchRecord } from '../store/store.ts';
import { isPaused } from './agreement.ts';

/**
 * Silence is told to the table after so long, in milliseconds, or after half of the table's patience; where a decision has hours or
 * days, after that half alone: who is asleep is not blamed.
 */
const SHOWN_MS = 60_000;

/**
 * Who is here, and who gives signs of life. A connection alone is none: a page that lies open in a pocket keeps it up.
 * Whom the table waits for is what everybody may know (`deciding`), never who has really been asked; and an answer is a
 * sign only where all can see it (`LiveMatch.act`).
 */
export class Attendance {
  /** Nobody is blamed for the time in which the match was not in memory. */
  readonly #from: number;
  /** By session: the last sign of life, and the last moment of a connection. */
  readonly #signs = new Map<string, number>();
  readonly #seen = new Map<string, number>();
  /** Since when the table has been seen to wait for a seat. */
  readonly #waiting = new Map<Seat, number>();
  /** Whose silence has been told. */
  #shown = new Set<Seat>();
  #life: number;

  /** @param life the last time that anybody was here, where that is known */
  constructor(now: number, life = now) {
    this.#from = now;
    this.#life = life;
  }

  /** The last time that anybody was here. */
  get life(): number {
    return this.#life;
  }

  /** A sign of life. True where the silence of one of these seats had been told, and is over. */
  sign(session: string, record: MatchRecord, now: number): boolean {
    this.#life = now;
    this.#signs.set(session, now);
    const told = [...this.#shown].filter((seat) => record.seats[seat]?.session === session);
    for (const seat of told) this.#shown.delete(seat);
    return told.length > 0;
  }

  /** A connection of this session has been opened or closed. */
  seen(session: string | undefined, now: number): void {
    this.#life = now;
    if (session !== undefined) this.#seen.set(session, now);
  }

  /** Since when a session that is not connected has been away. Answers do not count: they may be secret, and this is told. */
  awaySince(session: string): number {
    return Math.max(this.#from, this.#seen.get(session) ?? 0);
  }

  /** Since when the table waits for this seat without a sign of life; undefined where it does not. */
  quietSince(seat: Seat, record: MatchRecord): number | undefined {
    const since = this.#waiting.get(seat);
    const { session, standIn } = record.seats[seat] ?? {};
    if (since === undefined || session == null || standIn !== null) return undefined;
    return Math.max(since, this.#signs.get(session) ?? 0);
  }

  /** The same as far as the table has been told. */
  told(seat: Seat, record: MatchRecord): number | undefined {
    return this.#shown.has(seat) ? this.quietSince(seat, record) : undefined;
  }

  /** Looks whom the table waits for now. True where somebody's silence must be told, or is over. */
  look(game: AnyGame, state: AnyState | null, record: MatchRecord, now: number): boolean {
    const waiting = record.status === 'running' && !isPaused(record) && state && !state.outcome ? deciding(game, state) : [];
    for (const seat of [...this.#waiting.keys()]) if (!waiting.includes(seat)) this.#waiting.delete(seat);
    for (const seat of waiting) if (!this.#waiting.has(seat)) this.#waiting.set(seat, now);
    const isLong = record.clock !== null && record.clock >= LONG_CLOCK;
    const after = Math.min(isLong ? Number.POSITIVE_INFINITY : SHOWN_MS, record.patience * 500);
    const quiet = waiting.filter((seat) => now - (this.quietSince(seat, record) ?? now) >= after);
    const changed = quiet.length !== this.#shown.size || quiet.some((seat) => !this.#shown.has(seat));
    this.#shown = new Set(quiet);
    return changed;
  }
}
