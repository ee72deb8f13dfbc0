import { NOTHING_SPENT } from '../match/reserve.ts';
import type { Database, Statement } from './driver.ts';
import type { Heads } from './heads.ts';
import { type EventLine, entryText, extended, readTails, type Tail, type Written, written } from './journal.ts';
import { json, MATCH_COLUMNS, marksText, matchValues, spentText, trailText, waitingText, whereaboutsText } from './rows.ts';
import type { ActionRecord, CallChanges, Commit, KeptEvent, MatchRecord } from './store.ts';

/** So many actions make a chapter. */
const CHAPTER = 64;
/** So much text makes one as well: until then it lies in memory, and a busy server has thousands of matches. */
const LONG_CHAPTER = 20_000;
/** A match whose oldest entry lies further back in the journal gets its chapter early, so that the journal stays short. */
const JOURNAL_ROWS = 2048;
/** How many of those in one commit at most: others wait for it. */
const EARLY = 16;

interface Waiting {
  commit: Commit;
  one: Written;
  seq: number;
  kept: () => void;
  lost: (error: unknown) => void;
}

/** Journal and chapters of all matches: where actions and events lie. See `journal.ts`. */
export class Chapters {
  readonly #sql: (sql: string) => Statement;
  readonly #tails: Map<string, Tail>;
  readonly #heads: Heads | undefined;
  /** Writes whom to call, in the same transaction. */
  readonly #call: (calls: CallChanges) => void;
  /** Writes the seats of a match, in the same transaction. */
  readonly #seats: (record: MatchRecord) => void;
  #waiting: Waiting[] = [];
  #bytes = 0;
  /** The row that the journal gets next, and the oldest that it has. */
  #row: number;
  #oldest: number;
  /** The matches whose tails are in chapters once the transaction holds. */
  #closed = new Set<string>();

  constructor(
    db: Database,
    sql: (sql: string) => Statement,
    heads?: Heads,
    call: (calls: CallChanges) => void = () => undefined,
    seats: (record: MatchRecord) => void = () => undefined,
  ) {
    this.#call = call;
    this.#seats = seats;
    this.#sql = sql;
    this.#heads = heads;
    this.#tails = readTails(db);
    const rows = db.prepare('SELECT min(seq) AS least, max(seq) AS most FROM journal').get();
    this.#row = Number(rows?.most ?? 0) + 1;
    this.#oldest = Number(rows?.least ?? this.#row);
  }

  /** How long the texts are that have been written since the last asking. */
  takeBytes(): number {
    const bytes = this.#bytes;
    this.#bytes = 0;
    return bytes;
  }

  #counted(text: string): string {
    this.#bytes += text.length;
    return text;
  }

  /** True where nothing lies in the journal. */
  get empty(): boolean {
    return this.#row === this.#oldest;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** Takes an action for the next commit. */
  add(commit: Commit, action: ActionRecord): Promise<void> {
    return new Promise((kept, lost) => {
      this.#waiting.push({ commit, one: written(commit, action), seq: action.seq, kept, lost });
    });
  }

  /** What has happened to a match since it was saved as a whole. */
  tail(match: string): Tail | undefined {
    return this.#tails.get(match);
  }

  /** Within a transaction: writes the waiting actions, in the journal or, where it is time, in chapters. */
  flush(): void {
    let entries = '';
    for (const { commit, one } of this.#waiting) {
      const { record, whole, seats, calls } = commit;
      if (calls) this.#call(calls);
      if (seats) this.#seats(record);
      const tail = this.#tails.get(one.match);
      const ended = record.status !== 'running';
      if (ended || whole || (tail && (tail.actions.length >= CHAPTER - 1 || tail.length >= LONG_CHAPTER))) {
        this.#close(one.match, [...(tail?.actions ?? []), one.action], [...(tail?.events ?? []), ...one.events]);
        this.save(record, one.state, one.taken);
      } else entries += `${entries === '' ? '' : ','}${entryText(one)}`;
    }
    if (entries !== '') this.#sql('INSERT INTO journal (seq, body) VALUES (?, ?)').run(this.#row, this.#counted(`[${entries}]`));
    if (this.#row - this.#oldest > JOURNAL_ROWS) this.#shorten();
  }

  /** See `Collected.held`. */
  held(): () => void {
    for (const match of this.#closed) this.#tails.delete(match);
    for (const { one } of this.#waiting) {
      if (!this.#closed.has(one.match)) this.#tails.set(one.match, extended(this.#tails.get(one.match), one, this.#row));
    }
    if (this.#waiting.length > 0) this.#row++;
    const all = this.#taken();
    return () => {
      this.#heads?.note(all.map(({ one, seq }) => [one.match, seq]));
      for (const waiting of all) waiting.kept();
    };
  }

  /** All of them: what has happened to which matches since they were saved as a whole. */
  tails(): Iterable<Tail> {
    return this.#tails.values();
  }

  /** Names what has been written so far, so that `back` can forget what came after. */
  mark(): number {
    return this.#closed.size;
  }
  /** What was written since the mark has been taken back. */
  back(mark: number): void {
    for (const match of [...this.#closed].slice(mark)) this.#closed.delete(match);
  }

  lost(error: unknown): void {
    for (const waiting of this.#taken()) waiting.lost(error);
  }

  #taken(): Waiting[] {
    this.#closed.clear();
    const all = this.#waiting;
    this.#waiting = [];
    return all;
  }

  /** Within a transaction: the whole record with its state. */
  save(record: MatchRecord, state: string | null, taken: readonly number[] | undefined): void {
    this.#bytes += state?.length ?? 0;
    this.#sql(SAVE).run(...matchValues(record).slice(2), taken ? JSON.stringify(taken) : null, state, record.id);
  }

  /** Within a transaction: a stretch of the match, after what the journal has of it. */
  append(match: string, actions: readonly ActionRecord[], events: readonly EventLine[]): void {
    const tail = this.#tails.get(match);
    if (tail) this.#settle(tail);
    if (actions.length === 0 && events.length === 0) return;
    this.#insert(
      match,
      actions.map((action) => JSON.stringify(action)),
      events.map((event) => JSON.stringify(event)),
    );
  }

  /** Within a transaction: every tail becomes a chapter, and the journal is empty. */
  settleAll(): void {
    for (const tail of this.#tails.values()) this.#settle(tail);
    this.#sql('DELETE FROM journal').run();
    this.#oldest = this.#row;
  }

  /** All actions of a match in their order. */
  actions(match: string): ActionRecord[] {
    return this.#read<ActionRecord>(match, 'actions');
  }
  /** Those after the one with this number: chapters from the last one back are read, as far as it must be. */
  actionsAfter(match: string, seq: number): ActionRecord[] {
    let found = (this.#tails.get(match)?.actions ?? []).map((line) => JSON.parse(line) as ActionRecord);
    for (const { nr } of this.#sql('SELECT nr FROM chapters WHERE match = ? ORDER BY nr DESC').all(match)) {
      if (found.some((action) => action.seq <= seq)) break;
      const row = this.#sql('SELECT actions AS body FROM chapters WHERE nr = ?').get(nr!);
      found = [...json<ActionRecord[]>(row?.body), ...found];
    }
    return found.filter((action) => action.seq > seq);
  }
  /** All events of a match in their order. */
  events(match: string): KeptEvent[] {
    return this.#read<EventLine>(match, 'events').map(({ at, seq, event, to, twin }) => ({
      at,
      seq,
      told: { event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) },
    }));
  }

  /** True where this seat's command has been taken before. */
  seen(match: string, seat: number, command: string): boolean {
    const isIt = (line: string) => {
      const one: ActionRecord = JSON.parse(line);
      return one.command === command && one.action.seat === seat;
    };
    // Seldom asked: each line of a command that was taken has its id somewhere.
    const id = JSON.stringify(command);
    if (this.#tails.get(match)?.actions.some((line) => line.includes(id) && isIt(line))) return true;
    const found = this.#sql(
      `SELECT 1 FROM chapters c, json_each(c.actions) a
       WHERE c.match = ? AND a.value ->> 'command' = ? AND a.value ->> '$.action.seat' = ? LIMIT 1`,
    );
    return found.get(match, command, seat) !== undefined;
  }

  #read<T>(match: string, what: 'actions' | 'events'): T[] {
    const rows = this.#sql(`SELECT ${what} AS body FROM chapters WHERE match = ? ORDER BY nr`).all(match);
    const tail = this.#tails.get(match)?.[what] ?? [];
    return [...rows.flatMap(({ body }) => json<T[]>(body)), ...tail.map((line) => JSON.parse(line) as T)];
  }

  /** Within a transaction: the tail becomes a chapter, and the match is saved as it stands after it. */
  #settle({ match, actions, events, progress, taken, state }: Tail): void {
    if (this.#closed.has(match)) return;
    this.#close(match, actions, events);
    const { changed, pending, deadline, drawn, chain } = progress;
    // Entries of an older server know of no taking back and of no reserves.
    const trail = trailText({ trail: progress.trail ?? [] });
    const spent = spentText({ spent: progress.spent ?? NOTHING_SPENT });
    const rest = [marksText(progress), JSON.stringify(taken), state || null, match];
    const lists = [waitingText(progress), whereaboutsText(progress)];
    this.#sql(PROGRESS).run(changed, JSON.stringify(pending), ...lists, deadline, drawn, chain, trail, spent, ...rest);
  }

  #close(match: string, actions: readonly string[], events: readonly string[]): void {
    this.#closed.add(match);
    this.#insert(match, actions, events);
  }

  #insert(match: string, actions: readonly string[], events: readonly string[]): void {
    const add = this.#sql('INSERT INTO chapters (match, actions, events) VALUES (?, ?, ?)');
    add.run(match, this.#counted(`[${actions.join()}]`), this.#counted(`[${events.join()}]`));
  }

  /** Chapters for those whose entries lie furthest back, and an end to the rows that nobody needs any more. */
  #shorten(): void {
    const moving = new Set(this.#waiting.map(({ one }) => one.match));
    let [least, early] = [this.#row, 0];
    for (const tail of this.#tails.values()) {
      if (this.#closed.has(tail.match)) continue;
      if (tail.first < this.#row - JOURNAL_ROWS / 2 && early < EARLY && !moving.has(tail.match)) {
        this.#settle(tail);
        early++;
      } else if (tail.first < least) least = tail.first;
    }
    if (least === this.#oldest) return;
    this.#sql('DELETE FROM journal WHERE seq < ?').run(least);
    this.#oldest = least;
  }
}

/** Id and code stay out: setting a key, even to what it is, makes SQLite go through every row that refers to it. */
const SAVE = `UPDATE matches SET ${MATCH_COLUMNS.slice(2).join(' = ?, ')} = ?, taken = COALESCE(?, taken), state = COALESCE(?, state) WHERE id = ?`;
const PROGRESS =
  'UPDATE matches SET changed = ?, pending = ?, waiting = ?, whereabouts = ?, deadline = ?, drawn = ?, chain = ?, trail = ?, spent = ?, marks = ?, taken = ?, state = COALESCE(?, state) WHERE id = ?';
