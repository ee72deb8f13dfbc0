import { patch } from '@questhall/protocol';
import { takenAfter } from '../match/taken.ts';
import type { Database, Row } from './driver.ts';
import { json } from './rows.ts';
import type { ActionRecord, Commit, MatchRecord, TimedEvent } from './store.ts';

/*
 * An action is written as an entry of the journal: one row for all actions of a commit, of whatever matches. From there
 * it comes into a chapter of its match, together with the match's state, when enough have gathered, when the match ends,
 * when the journal grows long, and when the store is closed. After a hard stop the entries are put into chapters at the
 * next start: the saved state with the differences of the entries is the state that was told; no rule is run again.
 */

/** What an action changes of its match's record. */
export type Progress = Pick<
  MatchRecord,
  'changed' | 'pending' | 'waiting' | 'whereabouts' | 'deadline' | 'drawn' | 'chain' | 'trail' | 'spent' | 'marks'
>;

/** An action in the journal. */
export interface Entry {
  match: string;
  progress: Progress;
  /** How many answers each seat has given; absent in entries of older servers. */
  taken?: readonly number[];
  action: ActionRecord;
  events: readonly EventLine[];
}

/** An event as it lies in entries and chapters. */
export interface EventLine {
  at: number;
  seq: number | null;
  event: TimedEvent['told']['event'];
  to?: TimedEvent['told']['to'] | null;
  twin?: TimedEvent['told']['twin'] | null;
}

/** What of a match stands in the journal and in no chapter yet. */
export interface Tail {
  match: string;
  /** The row of the journal with its first entry. */
  first: number;
  /** Actions and events as JSON. */
  actions: string[];
  events: string[];
  /** How long these texts are together. */
  length: number;
  progress: Progress;
  taken: readonly number[];
  /** The state after all of it, as JSON. */
  state: string;
}

export function eventLines(events: readonly TimedEvent[], seq: number | null): EventLine[] {
  return events.map(({ at, told: { event, to, twin } }) => ({ at, seq, event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) }));
}

/** An action that waits to be written, with everything made into text that will be. */
export interface Written {
  match: string;
  action: string;
  events: string[];
  progress: Progress;
  taken: readonly number[];
  state: string;
}

export function written({ record, events = [], taken = [], state, stateText }: Commit, action: ActionRecord): Written {
  const { changed, pending, waiting, whereabouts, deadline, drawn, chain, trail, spent, marks } = record;
  const lists = { ...(waiting ? { waiting } : {}), ...(whereabouts ? { whereabouts } : {}) };
  return {
    match: record.id,
    action: JSON.stringify(action),
    events: eventLines(events, action.seq).map((line) => JSON.stringify(line)),
    progress: { changed, pending, ...lists, deadline, drawn, chain, trail, spent, ...(marks ? { marks } : {}) },
    taken,
    state: stateText ?? JSON.stringify(state),
  };
}

/** The entry as it lies in the journal. */
export function entryText({ match, progress, taken, action, events }: Written): string {
  return `{"match":"${match}","progress":${JSON.stringify(progress)},"taken":${JSON.stringify(taken)},"action":${action},"events":[${events.join()}]}`;
}

/** The tail with one more action; a new one where there was none. */
export function extended(tail: Tail | undefined, { match, action, events, progress, taken, state }: Written, row: number): Tail {
  const longer = tail ?? { match, first: row, actions: [], events: [], length: 0, progress, taken, state };
  longer.actions.push(action);
  longer.length += action.length;
  for (const event of events) {
    longer.events.push(event);
    longer.length += event.length;
  }
  longer.progress = progress;
  longer.taken = taken;
  longer.state = state;
  return longer;
}

/** The tails of a journal that was left behind, in the order of their beginnings. */
export function readTails(db: Database): Map<string, Tail> {
  const saved = db.prepare('SELECT state, taken FROM matches WHERE id = ?');
  const open = new Map<string, Recovery>();
  for (const { seq, body } of db.prepare('SELECT seq, body FROM journal ORDER BY seq').all()) {
    for (const entry of json<Entry[]>(body)) {
      let recovery = open.get(entry.match);
      if (!recovery) {
        const row = saved.get(entry.match);
        if (!row) continue; // removed since; its entries share rows with those of others
        recovery = new Recovery(row);
        open.set(entry.match, recovery);
      }
      recovery.add(entry, Number(seq));
    }
  }
  return new Map([...open].flatMap(([match, { tail }]) => (tail ? [[match, tail] as const] : [])));
}

/** One match whose last actions stand in the journal: from its saved state, by the differences that were kept. */
class Recovery {
  #tail: Tail | undefined;
  #taken: readonly number[];
  /** Undefined where what is saved is damaged: its actions are kept all the same, its state is left as it is. */
  #state: { seq: number } | undefined;
  #seq: number;

  constructor(row: Row | undefined) {
    this.#taken = row?.taken == null ? [] : json(row.taken);
    try {
      this.#state = json<{ seq: number }>(row?.state);
    } catch {
      this.#state = undefined; // told when somebody opens this match; the others must not suffer from it
    }
    this.#seq = this.#state?.seq ?? 0;
  }

  get tail(): Tail | undefined {
    if (this.#tail) this.#tail.state = this.#state ? JSON.stringify(this.#state) : '';
    return this.#tail;
  }

  add({ match, progress, taken, action, events }: Entry, row: number): void {
    // Entries of several matches share a row, so that one that is in a chapter already may lie here still.
    if (action.seq <= this.#seq) return;
    if (this.#state && action.seq !== this.#seq + 1)
      throw new Error(`action ${this.#seq + 1} of match ${match} is missing from the journal`);
    this.#seq = action.seq;
    if (this.#state) this.#state = patch(this.#state, action.changes);
    const { seat } = action.action;
    // An entry of an older server does not say how many answers were taken.
    const counts = Array.from({ length: Math.max(this.#taken.length, seat + 1) }, (_, i) => this.#taken[i] ?? 0);
    this.#taken = taken ?? takenAfter(counts, action.action);
    const one: Written = {
      match,
      action: JSON.stringify(action),
      events: events.map((line) => JSON.stringify(line)),
      progress,
      taken: this.#taken,
      state: '',
    };
    this.#tail = extended(this.#tail, one, row);
  }
}
