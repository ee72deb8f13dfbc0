// Long, because one database is behind every port of the store: the parts lie in files of their own, their ways in here.
import { closeSync, fstatSync } from 'node:fs';
import type { Seat } from '@questhall/kernel';
import { entryOf } from '../proof/chain.ts';
import { Batch } from './batch.ts';
import { Chapters } from './chapters.ts';
import { Checkpoints } from './checkpoints.ts';
import { type Database, openDatabase, type Row, type Statement } from './driver.ts';
import type { Heads } from './heads.ts';
import { eventLines } from './journal.ts';
import { Lengths } from './lengths.ts';
import { Lines } from './lines.ts';
import { Lists, SEAT } from './lists.ts';
import { openLog, synced } from './log-file.ts';
import { migrateDatabase, mustBeCurrent } from './migrations.ts';
import { Notes } from './notes.ts';
import { OutboxTables } from './outbox.ts';
import { People } from './people.ts';
import { Reactions } from './reactions.ts';
import { json, MATCH_COLUMNS, matchRecord, matchValues, PUT_SEAT, SEAT_PLACES, seatValues } from './rows.ts';
import type {
  ActionRecord,
  CallChanges,
  CallRecord,
  Commit,
  DeviceRecord,
  FinishedMatch,
  History,
  KeptPlay,
  LineRecord,
  MatchRecord,
  SavedMatch,
  SessionRecord,
  Store,
  StoreStats,
  TableRecord,
} from './store.ts';

const COLUMNS = MATCH_COLUMNS.join(', ');
/** `read`: beside a server that is writing. `copy`: a file that nobody else uses, which stays a single one. */
type Access = 'write' | 'read' | 'copy';

/** The store in one SQLite file. Writes that are asked for in the same turn of the event loop share one commit. */
export class SqliteStore implements Store {
  readonly #db: Database;
  readonly #statements = new Map<string, Statement>();
  readonly stats: StoreStats = { writes: 0, commits: 0, seconds: 0, lost: 0, actions: 0 };
  readonly #access: Access;
  readonly #chapters: Chapters;
  readonly #batch: Batch;
  /** The write-ahead log, where we wait for the disk ourselves. */
  readonly #log: number | undefined;
  readonly #checkpoints: Checkpoints;
  readonly #lists: Lists;
  readonly #heads: Heads | undefined;
  readonly #people: People;
  readonly #lines: Lines;
  readonly #reactions: Reactions;
  readonly #notes: Notes;
  readonly #lengths: Lengths;
  readonly #outbox: OutboxTables;

  /**
   * @param heads where it is kept how far each match is
   * @throws Error where the file cannot be opened, written or brought up to date
   */
  constructor(file: string, access: Access = 'write', heads?: Heads) {
    this.#access = access;
    this.#heads = heads;
    this.#db = openDatabase(file, { readOnly: access === 'read' });
    this.#db.exec('PRAGMA busy_timeout = 3000');
    if (access === 'read') {
      mustBeCurrent(this.#db);
      this.#db.exec('BEGIN'); // one moment of it, whatever is being written
    } else {
      const ahead = access === 'write' && this.#db.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode === 'wal';
      // An acknowledged action must survive the loss of power, hence FULL.
      this.#db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
      migrateDatabase(this.#db);
      if (ahead) this.#log = openLog(this.#db, file);
    }
    this.#chapters = new Chapters(
      this.#db,
      (sql) => this.#sql(sql),
      heads,
      (calls) => this.#outbox.write(calls),
      (record) => this.#putSeats(record),
    );
    this.#lists = new Lists((sql) => this.#sql(sql), this.#chapters);
    const log = this.#log;
    const checkpoints = new Checkpoints(this.#db, file);
    this.#checkpoints = checkpoints;
    const disk = log === undefined ? undefined : { sync: () => synced(log), pause: () => checkpoints.pause(this.#chapters.takeBytes()) };
    this.#batch = new Batch(this.#db, this.stats, this.#chapters, disk);
    this.#people = new People((sql) => this.#sql(sql), this.#batch);
    this.#lines = new Lines((sql) => this.#sql(sql), this.#batch);
    this.#reactions = new Reactions((sql) => this.#sql(sql), this.#batch);
    this.#notes = new Notes((sql) => this.#sql(sql), this.#batch);
    this.#lengths = new Lengths((sql) => this.#sql(sql), this.#batch);
    this.#outbox = new OutboxTables((sql) => this.#sql(sql), this.#batch);
    if (access !== 'read') this.#settle();
  }

  addSession(...of: Parameters<People['addSession']>): Promise<void> {
    return this.#people.addSession(...of);
  }
  addDevice(session: string, device: DeviceRecord): Promise<void> {
    return this.#people.addDevice(session, device);
  }
  sessionByToken(tokenHash: string): Promise<SessionRecord | undefined> {
    return this.#people.sessionByToken(tokenHash);
  }
  devicesOf(session: string): Promise<DeviceRecord[]> {
    return this.#people.devicesOf(session);
  }
  nameOf(session: string): Promise<string | undefined> {
    return this.#people.nameOf(session);
  }
  renameSession(id: string, name: string): Promise<void> {
    return this.#people.renameSession(id, name);
  }
  touchDevice(id: string, used: number): Promise<void> {
    return this.#people.touchDevice(id, used);
  }
  removeDevice(session: string, device: string): Promise<void> {
    return this.#people.removeDevice(session, device);
  }
  putKey(...of: Parameters<Store['putKey']>): Promise<void> {
    return this.#people.putKey(...of);
  }
  useKey(...of: Parameters<Store['useKey']>): Promise<void> {
    return this.#people.useKey(...of);
  }
  sessionByKey(...of: Parameters<Store['sessionByKey']>): Promise<string | undefined> {
    return this.#people.sessionByKey(...of);
  }
  dropKeys(session: string): Promise<void> {
    return this.#people.dropKeys(session);
  }
  addPasskey(...of: Parameters<Store['addPasskey']>) {
    return this.#people.addPasskey(...of);
  }
  passkey(credential: string) {
    return this.#people.passkey(credential);
  }
  passkeysOf(session: string) {
    return this.#people.passkeysOf(session);
  }
  usePasskey(...of: Parameters<Store['usePasskey']>) {
    return this.#people.usePasskey(...of);
  }
  removePasskey(...of: Parameters<Store['removePasskey']>) {
    return this.#people.removePasskey(...of);
  }
  setRecovery(...of: Parameters<Store['setRecovery']>) {
    return this.#people.setRecovery(...of);
  }
  recoveryMade(session: string) {
    return this.#people.recoveryMade(session);
  }
  sessionByRecovery(hash: string) {
    return this.#people.sessionByRecovery(hash);
  }
  removeSession(id: string): Promise<void> {
    return this.#people.removeSession(id);
  }

  addMatch(record: MatchRecord, rematchOf?: string): Promise<void> {
    return this.#batch.write(() => {
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
    const row = this.#sql(`SELECT ${COLUMNS}, state, taken FROM matches WHERE id = ?`).get(id);
    const record = this.#withSeats(row);
    if (!row || !record) return undefined;
    const tail = this.#chapters.tail(id);
    const taken: number[] = [...(tail?.taken ?? (row.taken == null ? [] : json<number[]>(row.taken)))];
    const state = tail?.state || row.state;
    return {
      record,
      state: state == null ? null : json(state),
      events: this.#chapters.events(id),
      taken: record.seats.map((_, seat) => taken[seat] ?? 0),
    };
  }

  commit(commit: Commit): Promise<void> {
    const { record, state, stateText, start, action, events = [], calls } = commit;
    if (action) {
      this.stats.actions++;
      this.#batch.soon();
      return this.#chapters.add(commit, action);
    }
    return this.#batch.write(() => {
      this.#chapters.append(record.id, [], eventLines(events, 0));
      this.#chapters.save(record, state ? (stateText ?? JSON.stringify(state)) : null, undefined);
      if (start) this.#sql('UPDATE matches SET started = ?, first = state WHERE id = ?').run(JSON.stringify(start), record.id);
      this.#putSeats(record);
      if (calls) this.#outbox.write(calls);
    });
  }

  addFinished({ record, state, start, actions, events }: FinishedMatch): Promise<void> {
    return this.#batch.write(() => {
      const taken = record.seats.map((_, seat) => actions.filter(({ action }) => action.seat === seat).length);
      this.#putMatch(record);
      this.#chapters.append(record.id, actions, eventLines(events, null));
      this.#chapters.save(record, JSON.stringify(state), taken);
      this.#sql('UPDATE matches SET started = ? WHERE id = ?').run(JSON.stringify(start), record.id);
    });
  }

  async played(match: string): Promise<KeptPlay | undefined> {
    const row = this.#sql('SELECT opening, started FROM matches WHERE id = ?').get(match);
    if (row?.opening == null || row.started == null) return undefined;
    const { rules } = json<{ rules: number }>(row.opening);
    const kept = this.#chapters.actions(match);
    const actions = kept.flatMap(({ proof, ...one }) => (proof ? entryOf({ ...one, proof }, rules) : []));
    return actions.length === kept.length ? { start: json(row.started), actions } : undefined;
  }

  async history(match: string): Promise<History | undefined> {
    const row = this.#sql('SELECT started, first FROM matches WHERE id = ?').get(match);
    if (!row) return undefined;
    return {
      start: row.started == null ? null : json(row.started),
      first: row.first == null ? null : json(row.first),
      actions: this.#chapters.actions(match),
      events: this.#chapters.events(match),
    };
  }

  async actionsAfter(match: string, seq: number): Promise<ActionRecord[]> {
    return this.#chapters.actionsAfter(match, seq);
  }

  async seen(match: string, seat: Seat, command: string): Promise<boolean> {
    return this.#chapters.seen(match, seat, command);
  }

  keptText(key: string, make: () => string): Promise<string> {
    return this.#outbox.keptText(key, make);
  }
  wishes(): Promise<Map<string, string>> {
    return this.#outbox.wishes();
  }
  wishesOf(session: string): Promise<string | undefined> {
    return this.#outbox.wishesOf(session);
  }
  changeWishes(...of: Parameters<Store['changeWishes']>): Promise<boolean> {
    return this.#outbox.changeWishes(...of);
  }
  putWishes(session: string, wishes: string | null): Promise<void> {
    return this.#outbox.putWishes(session, wishes);
  }
  dueCalls(now: number, limit: number): Promise<CallRecord[]> {
    return this.#outbox.dueCalls(now, limit);
  }
  tellOne(...of: Parameters<Store['tellOne']>): Promise<void> {
    return this.#outbox.tellOne(...of);
  }
  firstCalls(...of: Parameters<Store['firstCalls']>): Promise<CallRecord[]> {
    return this.#outbox.firstCalls(...of);
  }
  putCall(...of: Parameters<Store['putCall']>): Promise<void> {
    return this.#outbox.putCall(...of);
  }
  changeCalls(changes: CallChanges): Promise<void> {
    return this.#outbox.changeCalls(changes);
  }
  seenAt(match: string, session: string, at: number): Promise<void> {
    return this.#outbox.seenAt(match, session, at);
  }
  thereAt(): Promise<void> {
    return this.#outbox.thereAt();
  }

  putLine(line: LineRecord): Promise<void> {
    return this.#lines.putLine(line);
  }
  lines(...of: Parameters<Lines['lines']>): Promise<LineRecord[]> {
    return this.#lines.lines(...of);
  }
  lineOf(...of: Parameters<Lines['lineOf']>): Promise<LineRecord | undefined> {
    return this.#lines.lineOf(...of);
  }
  forgetLines(session: string): Promise<string[]> {
    return this.#lines.forgetLines(session);
  }
  putReaction(...of: Parameters<Store['putReaction']>) {
    return this.#reactions.putReaction(...of);
  }
  dropReaction(...of: Parameters<Store['dropReaction']>) {
    return this.#reactions.dropReaction(...of);
  }
  reactions(...of: Parameters<Store['reactions']>) {
    return this.#reactions.reactions(...of);
  }
  reactionsOf(...of: Parameters<Store['reactionsOf']>) {
    return this.#reactions.reactionsOf(...of);
  }
  note(...of: Parameters<Store['note']>) {
    return this.#notes.note(...of);
  }
  addLength(...of: Parameters<Store['addLength']>) {
    return this.#lengths.addLength(...of);
  }
  lengths(limit: number) {
    return this.#lengths.lengths(limit);
  }
  putNote(...of: Parameters<Store['putNote']>) {
    return this.#notes.putNote(...of);
  }
  async wordsOf(session: string) {
    return {
      notes: this.#notes.notesOf(session),
      lines: this.#lines.linesOf(session),
      reactions: this.#reactions.given(session),
    };
  }
  forgetReactions(session: string) {
    return this.#reactions.forgetReactions(session);
  }

  matchesOf(session: string, limit: number): Promise<TableRecord[]> {
    return this.#lists.matchesOf(session, limit);
  }
  matchIdsOf(session: string): Promise<string[]> {
    return this.#lists.matchIdsOf(session);
  }
  listed(limit: number): Promise<TableRecord[]> {
    return this.#lists.listed(limit);
  }
  listedBy(host: string): Promise<number> {
    return this.#lists.listedBy(host);
  }
  awake(until: number): Promise<string[]> {
    return this.#lists.awake(until);
  }
  due(until: number): Promise<string[]> {
    return this.#lists.due(until);
  }
  unchanged(kind: 'open' | 'begun', since: number, limit: number): Promise<string[]> {
    return this.#lists.unchanged(kind, since, limit);
  }
  over(limit: number): Promise<string[]> {
    return this.#lists.over(limit);
  }

  remove(id: string): Promise<void> {
    // First, so that after a hard stop nobody misses what was meant to go.
    this.#heads?.forget(id);
    return this.#batch.write(() => {
      const status = this.#sql('SELECT status FROM matches WHERE id = ?').get(id)?.status;
      if (status === undefined || status === 'over') return;
      this.#chapters.append(id, [], []); // out of the journal, as far as this store knows
      this.#sql('DELETE FROM chapters WHERE match = ?').run(id);
      this.#sql('DELETE FROM talk WHERE match = ?').run(id);
      this.#sql('DELETE FROM reactions WHERE match = ?').run(id);
      this.#sql('DELETE FROM notes WHERE match = ?').run(id);
      this.#sql('DELETE FROM outbox WHERE match = ?').run(id);
      this.#sql('DELETE FROM keys WHERE match = ?').run(id);
      this.#sql('DELETE FROM seats WHERE match = ?').run(id);
      this.#sql('UPDATE matches SET rematch = NULL WHERE rematch = ?').run(id);
      this.#sql('DELETE FROM matches WHERE id = ?').run(id);
    });
  }

  async close(): Promise<void> {
    if (this.#access === 'read')
      this.#db.exec('ROLLBACK'); // a connection that is not collected yet would hold its lock
    else {
      // A copy is never busy: it is written within this call.
      if (this.#batch.isBusy) await this.#batch.end();
      this.#settle();
      if (this.#batch.isBusy) await this.#batch.end();
    }
    const stopping = this.#checkpoints.stop();
    if (stopping) await stopping;
    if (this.#log !== undefined) this.#emptyLog(this.#log);
    else if (this.#chapters.empty) this.#heads?.remove();
    this.#db.close();
    if (this.#log !== undefined) closeSync(this.#log);
  }

  /**
   * Moves all of the log into the database. SQLite does that when the last connection closes, but one whose statements the
   * engine has not collected yet is not closed. Where somebody still reads, or the disk is full, log and counts stay.
   */
  #emptyLog(log: number): void {
    try {
      this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      return; // a full disk: the next start reads the log, and the counts say how far it must reach
    }
    if (fstatSync(log).size === 0 && this.#chapters.empty) this.#heads?.remove();
  }

  /** Puts everything of the journal into chapters, at once; where the disk is full it stays in the journal. */
  #settle(): void {
    if (this.#chapters.empty) return;
    this.#batch.write(() => this.#chapters.settleAll()).catch(() => undefined);
    this.#batch.commit();
  }

  #sql(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #withSeats(row: Row | undefined): MatchRecord | undefined {
    if (!row) return undefined;
    const id = String(row.id);
    const seats = this.#sql(`SELECT ${SEAT} FROM seats WHERE match = ? ORDER BY seat`).all(id);
    return { ...matchRecord(row, seats), ...this.#chapters.tail(id)?.progress };
  }

  #putMatch(record: MatchRecord): void {
    const places = MATCH_COLUMNS.map(() => '?').join(', ');
    this.#sql(`INSERT INTO matches (${COLUMNS}) VALUES (${places})`).run(...matchValues(record));
    this.#putSeats(record);
  }

  #putSeats(record: MatchRecord): void {
    const put = this.#sql(PUT_SEAT(SEAT_PLACES));
    record.seats.forEach((seat, i) => {
      put.run(record.id, i, ...seatValues(seat));
    });
  }
}
