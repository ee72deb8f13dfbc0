import type { Seat } from '@questhall/kernel';
import { type Database, openDatabase, type Row, type Statement } from './driver.ts';
import { migrateDatabase, mustBeCurrent } from './migrations.ts';
import { actionEntry, history, json, MATCH_COLUMNS, matchRecord, matchValues, seatValues, sessionRecord, timedEvent } from './rows.ts';
import {
  type ActionRecord,
  type Commit,
  type FinishedMatch,
  type History,
  type KeptPlay,
  type MatchRecord,
  NotSaved,
  type SavedMatch,
  type SessionRecord,
  type Store,
  type StoreStats,
} from './store.ts';

interface Write {
  run: () => void;
  kept: () => void;
  lost: (error: unknown) => void;
}

const COLUMNS = MATCH_COLUMNS.join(', ');
/** Id and code stay out: setting a key, even to what it is, makes SQLite go through every row that refers to it. */
const UPDATE_MATCH = `UPDATE matches SET ${MATCH_COLUMNS.slice(2).join(' = ?, ')} = ?, state = COALESCE(?, state) WHERE id = ?`;

/** The store in one SQLite file. Writes that are asked for in the same turn of the event loop share one commit. */
export class SqliteStore implements Store {
  readonly #db: Database;
  readonly #statements = new Map<string, Statement>();
  readonly stats: StoreStats = { writes: 0, commits: 0, seconds: 0, lost: 0, actions: 0 };
  #writes: Write[] = [];
  #flush: NodeJS.Immediate | undefined;

  /**
   * @param access `read`: beside a server that is writing
   * @throws Error where the file cannot be opened, written or brought up to date
   */
  constructor(file: string, access: 'write' | 'read' = 'write') {
    this.#db = openDatabase(file, { readOnly: access === 'read' });
    if (access === 'read') {
      this.#db.exec('PRAGMA busy_timeout = 3000');
      mustBeCurrent(this.#db);
      return;
    }
    // An acknowledged action must survive the loss of power, hence FULL.
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 3000');
    migrateDatabase(this.#db);
  }

  addSession(s: SessionRecord): Promise<void> {
    return this.#write(() => {
      this.#sql('INSERT INTO sessions (id, name, token_hash, created, used) VALUES (?, ?, ?, ?, ?)').run(
        s.id,
        s.name,
        s.tokenHash,
        s.created,
        s.used,
      );
    });
  }

  async sessionByToken(tokenHash: string): Promise<SessionRecord | undefined> {
    const row = this.#sql('SELECT id, name, token_hash, created, used FROM sessions WHERE token_hash = ?').get(tokenHash);
    return row && sessionRecord(row);
  }

  renameSession(id: string, name: string): Promise<void> {
    return this.#write(() => {
      this.#sql('UPDATE sessions SET name = ? WHERE id = ?').run(name, id);
    });
  }

  touchSession(id: string, used: number): Promise<void> {
    return this.#write(() => {
      this.#sql('UPDATE sessions SET used = ? WHERE id = ?').run(used, id);
    });
  }

  addMatch(record: MatchRecord, rematchOf?: string): Promise<void> {
    return this.#write(() => {
      this.#putMatch(record);
      if (rematchOf) this.#sql('UPDATE matches SET rematch = ? WHERE id = ?').run(record.id, rematchOf);
    });
  }

  async record(id: string): Promise<MatchRecord | undefined> {
    return this.#withSeats(this.#sql(`SELECT ${COLUMNS} FROM matches WHERE id = ?`).get(id));
  }

  async recordByCode(code: string): Promise<MatchRecord | undefined> {
    return this.#withSeats(this.#sql(`SELECT ${COLUMNS} FROM matches WHERE code = ?`).get(code));
  }

  async load(id: string): Promise<SavedMatch | undefined> {
    const row = this.#sql(`SELECT ${COLUMNS}, state FROM matches WHERE id = ?`).get(id);
    const record = this.#withSeats(row);
    if (!row || !record) return undefined;
    const taken = record.seats.map(() => 0);
    for (const { seat, n } of this.#sql('SELECT seat, count(*) AS n FROM actions WHERE match = ? GROUP BY seat').all(id)) {
      taken[Number(seat)] = Number(n);
    }
    const events = this.#sql('SELECT at, event, audience, twin FROM events WHERE match = ? ORDER BY n').all(id);
    return { record, state: row.state == null ? null : json(row.state), events: events.map(timedEvent), taken };
  }

  commit({ record, state, stateText, start, action, events }: Commit): Promise<void> {
    return this.#write(() => {
      const after = state ? (stateText ?? JSON.stringify(state)) : null;
      this.#sql(UPDATE_MATCH).run(...matchValues(record).slice(2), after, record.id);
      if (start) {
        const set = this.#sql('UPDATE matches SET started = ?, first = state WHERE id = ?');
        set.run(JSON.stringify(start), record.id);
      }
      if (!action) this.#putSeats(record);
      if (action) {
        this.stats.actions++;
        this.#putAction(record.id, action);
        const { seq, command } = action;
        if (command !== null) {
          const add = this.#sql('INSERT INTO commands (match, seat, command, seq) VALUES (?, ?, ?, ?)');
          add.run(record.id, action.action.seat, command, seq);
        }
      }
      if (events?.length) this.#putEvents(record.id, events, action?.seq ?? 0);
    });
  }

  addFinished({ record, state, start, actions, events }: FinishedMatch): Promise<void> {
    return this.#write(() => {
      this.#putMatch(record);
      this.#sql('UPDATE matches SET state = ?, started = ? WHERE id = ?').run(JSON.stringify(state), JSON.stringify(start), record.id);
      for (const action of actions) this.#putAction(record.id, action);
      this.#putEvents(record.id, events, null);
    });
  }

  async played(match: string): Promise<KeptPlay | undefined> {
    const row = this.#sql('SELECT opening, started FROM matches WHERE id = ?').get(match);
    if (row?.opening == null || row.started == null) return undefined;
    const { rules } = json<{ rules: number }>(row.opening);
    const rows = this.#sql('SELECT seq, seat, done_by, at, action, version, proof FROM actions WHERE match = ? ORDER BY seq').all(match);
    const actions = rows.flatMap((one) => actionEntry(one, rules) ?? []);
    return actions.length === rows.length ? { start: json(row.started), actions } : undefined;
  }

  async history(match: string): Promise<History | undefined> {
    const row = this.#sql('SELECT started, first FROM matches WHERE id = ?').get(match);
    const actions = this.#sql('SELECT seq, at, version, changes FROM actions WHERE match = ? ORDER BY seq').all(match);
    return row && history(row, actions, this.#sql('SELECT * FROM events WHERE match = ? ORDER BY n').all(match));
  }

  async seen(match: string, seat: Seat, command: string): Promise<boolean> {
    return this.#sql('SELECT 1 FROM commands WHERE match = ? AND seat = ? AND command = ?').get(match, seat, command) !== undefined;
  }

  async matchesOf(session: string, limit: number): Promise<MatchRecord[]> {
    return this.#records(
      `SELECT ${COLUMNS} FROM matches WHERE id IN (SELECT match FROM seats WHERE session = ?) ORDER BY changed DESC LIMIT ?`,
      session,
      limit,
    );
  }

  async listed(limit: number): Promise<MatchRecord[]> {
    return this.#records(
      `SELECT ${COLUMNS} FROM matches WHERE status = 'open' AND listed = 1 AND host IS NOT NULL ORDER BY created DESC LIMIT ?`,
      limit,
    );
  }

  async awake(): Promise<string[]> {
    const rows = this.#sql(
      `SELECT id FROM matches WHERE status = 'running' AND (deadline IS NOT NULL OR EXISTS
        (SELECT 1 FROM seats WHERE match = id AND (kind = 'bot' OR stand_in IS NOT NULL)))`,
    ).all();
    return rows.map((row) => String(row.id));
  }

  async close(): Promise<void> {
    if (this.#flush) clearImmediate(this.#flush);
    this.#commitAll();
    this.#db.close();
  }

  #sql(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #records(sql: string, ...values: (string | number)[]): MatchRecord[] {
    return this.#sql(sql)
      .all(...values)
      .map((row) => this.#withSeats(row)!);
  }

  #withSeats(row: Row | undefined): MatchRecord | undefined {
    if (!row) return undefined;
    const seats = this.#sql('SELECT kind, session, name, level, stand_in, has_left FROM seats WHERE match = ? ORDER BY seat');
    return matchRecord(row, seats.all(String(row.id)));
  }

  #putMatch(record: MatchRecord): void {
    const places = MATCH_COLUMNS.map(() => '?').join(', ');
    this.#sql(`INSERT INTO matches (${COLUMNS}) VALUES (${places})`).run(...matchValues(record));
    this.#putSeats(record);
  }

  #putAction(match: string, { seq, by, at, action, drawn, version, changes, proof }: ActionRecord): void {
    this.#sql(
      `INSERT INTO actions (match, seq, seat, done_by, at, action, drawn, version, changes, proof)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(match, seq, action.seat, by, at, JSON.stringify(action), drawn, version, JSON.stringify(changes), textOf(proof));
  }

  #putSeats(record: MatchRecord): void {
    const put = this.#sql(
      `INSERT INTO seats (match, seat, kind, session, name, level, stand_in, has_left) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (match, seat) DO UPDATE SET kind = excluded.kind, session = excluded.session, name = excluded.name,
         level = excluded.level, stand_in = excluded.stand_in, has_left = excluded.has_left`,
    );
    record.seats.forEach((seat, i) => {
      put.run(record.id, i, ...seatValues(seat));
    });
  }

  /** `seq`: the action that they belong to, 0 for the start, null where they are told apart by time alone. */
  #putEvents(match: string, events: NonNullable<Commit['events']>, seq: number | null): void {
    const last = this.#sql('SELECT COALESCE(MAX(n), 0) AS n FROM events WHERE match = ?').get(match);
    let n = Number(last?.n ?? 0);
    const add = this.#sql('INSERT INTO events (match, n, at, seq, event, audience, twin) VALUES (?, ?, ?, ?, ?, ?, ?)');
    for (const { at, told } of events) {
      add.run(match, ++n, at, seq, JSON.stringify(told.event), textOf(told.to), textOf(told.twin));
    }
  }

  #write(run: () => void): Promise<void> {
    this.stats.writes++;
    return new Promise((kept, lost) => {
      this.#writes.push({ run, kept, lost });
      this.#flush ??= setImmediate(() => this.#commitAll());
    });
  }

  /** One transaction for all that wait; a write that fails takes only itself back. */
  #commitAll(): void {
    this.#flush = undefined;
    const writes = this.#writes;
    this.#writes = [];
    if (writes.length === 0) return;
    const good: Write[] = [];
    const started = performance.now();
    try {
      this.#sql('BEGIN IMMEDIATE').run();
      for (const write of writes) if (this.#tryOne(write)) good.push(write);
      this.#sql('COMMIT').run();
    } catch (error) {
      this.#takeBack();
      this.stats.lost += writes.length;
      for (const write of writes) write.lost(new NotSaved(error));
      return;
    }
    this.stats.commits++;
    this.stats.seconds += (performance.now() - started) / 1000;
    this.stats.lost += writes.length - good.length;
    for (const write of good) write.kept();
  }

  #tryOne(write: Write): boolean {
    this.#sql('SAVEPOINT one').run();
    try {
      write.run();
      this.#sql('RELEASE one').run();
      return true;
    } catch (error) {
      this.#db.exec('ROLLBACK TO one; RELEASE one');
      write.lost(new NotSaved(error));
      return false;
    }
  }

  #takeBack(): void {
    try {
      this.#db.exec('ROLLBACK');
    } catch {
      // SQLite has already rolled back by itself (a full disk does that); the error that led here is the one to tell.
    }
  }
}

function textOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
