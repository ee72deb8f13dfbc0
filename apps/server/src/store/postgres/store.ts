// Long, because one database is behind every port of the store: the parts lie in files of their own, their ways in here.
import type { Seat } from '@questhall/kernel';
import { patch } from '@questhall/protocol';
import type { Client, QueryConfig } from 'pg';
import type { Left, Tenure } from '../../match/tenure.ts';
import { entryOf } from '../../proof/chain.ts';
import type { Row } from '../driver.ts';
import { type EventLine, eventLines, written } from '../journal.ts';
import { SEAT } from '../lists.ts';
import { json, MATCH_COLUMNS, matchRecord, matchValues, PUT_SEAT, SEAT_PLACES, seatValues } from '../rows.ts';
import type {
  ActionRecord,
  Commit,
  FinishedMatch,
  History,
  KeptEvent,
  KeptPlay,
  MatchRecord,
  SavedMatch,
  Store,
  StoreStats,
} from '../store.ts';
import { type Ask, statement } from './ask.ts';
import type { Connections } from './connections.ts';
import { type ActionRow, TurnFence } from './fence.ts';
import { PostgresLengths } from './lengths.ts';
import { PostgresLines } from './lines.ts';
import { PostgresLists } from './lists.ts';
import type { Membership } from './nodes.ts';
import { PostgresNotes } from './notes.ts';
import { callQueries, PostgresOutbox } from './outbox.ts';
import { PostgresPeople } from './people.ts';
import { LAST, progressed, progressText, takenBy } from './progress.ts';
import { PostgresReactions } from './reactions.ts';
import { Tails } from './tails.ts';
import { Writer } from './writer.ts';

/** So often the state is saved with an action: in between, differences lead to it. */
const STATE_EVERY = 64;

const COLUMNS = `${MATCH_COLUMNS.map((column) => `m.${column}`).join(', ')}, last.progress`;

type Ways = Pick<Connections, 'ask' | 'writing' | 'fence' | 'membership' | 'drop' | 'close'>;

/** The store in a PostgreSQL database. See `docs/decisions/0026-postgresql-and-a-standby.md`. */
export class PostgresStore implements Store {
  readonly stats: StoreStats = { writes: 0, commits: 0, seconds: 0, lost: 0, actions: 0 };
  readonly #connections: Ways;
  readonly #ask: Ask;
  readonly #writer: Writer;
  readonly #tails = new Tails();
  /** Called where a match turns out to be another node's: it leaves this one's memory. */
  lost: (match: string) => void = () => undefined;
  readonly #people: PostgresPeople;
  readonly #lines: PostgresLines;
  readonly #reactions: PostgresReactions;
  readonly #notes: PostgresNotes;
  readonly #lengths: PostgresLengths;
  readonly #lists: PostgresLists;
  readonly #outbox: PostgresOutbox;

  private constructor(connections: Ways, gone: (why: Error) => void) {
    this.#connections = connections;
    this.#ask = connections.ask;
    this.#writer = new Writer(connections.writing, connections.fence, this.stats, { gone, lost: (match) => this.#letGoOf(match) });
    const write = (...statements: QueryConfig[]) => this.#writer.write(statements);
    this.#people = new PostgresPeople(this.#ask, write);
    this.#lines = new PostgresLines(this.#ask, write);
    this.#reactions = new PostgresReactions(this.#ask, write);
    this.#notes = new PostgresNotes(this.#ask, write);
    this.#lengths = new PostgresLengths(this.#ask, write);
    const node = connections.membership?.id;
    this.#lists = new PostgresLists(this.#ask, this.#tails, node !== undefined);
    this.#outbox = new PostgresOutbox(this.#ask, write, node);
  }

  /** For reading within a transaction of this connection. */
  static within(client: Client): PostgresStore {
    const ask: Ask = async (text, values = []) => (await client.query<Row>(text, [...values])).rows;
    const none = () => undefined;
    const ways = { ask, writing: client, fence: new TurnFence(-1), membership: undefined, drop: none, close: async () => none() };
    return new PostgresStore(ways, none);
  }

  /**
   * @param connections to a database of this version, whose `epoch` is this server's right to write
   * @param gone called once, when it cannot be known any more what is kept: the server must end
   */
  static async open(connections: Connections, gone: (why: Error) => void): Promise<PostgresStore> {
    let isGone = false;
    const end = (why: Error) => {
      if (isGone) return;
      isGone = true;
      store.#writer.stop();
      connections.drop();
      gone(why);
    };
    const store = new PostgresStore(connections, end);
    if (!connections.membership) await store.#tails.read(store.#ask);
    connections.lost = end;
    return store;
  }

  /** Which matches this node plays; undefined where a server serves alone. */
  get tenure(): Tenure | undefined {
    const { membership } = this.#connections;
    return (
      membership && {
        node: membership.id,
        get isFresh() {
          return membership.isFresh;
        },
        claim: (match) => membership.claim(match, this.#ask),
        release: (match, left, goesOn) => this.#release(membership, match, left, goesOn),
      }
    );
  }

  /** Whoever plays it next need not look through its actions, and lists and clocks find in its row what is true. */
  async #release({ id, epochs }: Membership, match: string, left: Left | undefined, goesOn: boolean): Promise<void> {
    const epoch = epochs.get(match);
    if (epoch === undefined) return;
    const statements = left && this.#tails.all.has(match) ? [saved(left.record, left.state && JSON.stringify(left.state), left.taken)] : [];
    const free = 'UPDATE owners SET node = NULL, orphan = ? WHERE match = ? AND node = ? AND epoch = ?';
    await this.#writer.write([...statements, statement(free, Number(goesOn), match, id, epoch)], { match });
    this.#forget(match);
  }

  #forget(match: string): void {
    this.#connections.membership?.epochs.delete(match);
    this.#tails.all.delete(match);
  }

  /** Another node plays it: nothing of it is written here any more. */
  #letGoOf(match: string): void {
    this.#forget(match);
    this.lost(match);
  }

  addSession(...of: Parameters<Store['addSession']>) {
    return this.#people.addSession(...of);
  }
  addDevice(...of: Parameters<Store['addDevice']>) {
    return this.#people.addDevice(...of);
  }
  sessionByToken(...of: Parameters<Store['sessionByToken']>) {
    return this.#people.sessionByToken(...of);
  }
  devicesOf(...of: Parameters<Store['devicesOf']>) {
    return this.#people.devicesOf(...of);
  }
  nameOf(...of: Parameters<Store['nameOf']>) {
    return this.#people.nameOf(...of);
  }
  renameSession(...of: Parameters<Store['renameSession']>) {
    return this.#people.renameSession(...of);
  }
  touchDevice(...of: Parameters<Store['touchDevice']>) {
    return this.#people.touchDevice(...of);
  }
  removeDevice(...of: Parameters<Store['removeDevice']>) {
    return this.#people.removeDevice(...of);
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
  removeSession(...of: Parameters<Store['removeSession']>) {
    return this.#people.removeSession(...of);
  }

  addMatch(record: MatchRecord, rematchOf?: string): Promise<void> {
    const rematch = rematchOf ? [statement('UPDATE matches SET rematch = ? WHERE id = ?', record.id, rematchOf)] : [];
    return this.#writer.write([...newMatch(record), ...rematch], rematchOf ? { match: rematchOf } : {});
  }

  record(id: string): Promise<MatchRecord | undefined> {
    return this.#record('m.id', id);
  }
  recordByCode(code: string): Promise<MatchRecord | undefined> {
    return this.#record('m.code', code);
  }

  async load(id: string): Promise<SavedMatch | undefined> {
    const rows = await this.#ask(`SELECT ${COLUMNS}, m.state, m.taken, m.seq FROM matches m ${LAST} WHERE m.id = $1`, [id]);
    const row = rows[0];
    if (!row) return undefined;
    const record = await this.#withSeats(row);
    const saved = Number(row.seq);
    const kept = await this.#ask(
      `SELECT events, CASE WHEN seq > $2 THEN action END AS action, CASE WHEN seq > $2 THEN progress END AS progress
       FROM actions WHERE match = $1 ORDER BY seq`,
      [id, saved],
    );
    let state = row.state == null ? null : json<{ version: number; seq: number }>(row.state);
    for (const { action } of kept) {
      if (action == null || state === null) continue;
      const { seq, changes } = json<ActionRecord>(action);
      if (seq !== state.seq + 1) throw new Error(`action ${state.seq + 1} of match ${id} is missing`);
      state = patch(state, changes);
    }
    const last = kept.at(-1);
    // Of another node's matches the rows are the truth; of its own, those that this one has not read yet.
    if (last?.progress != null && record.status === 'running' && this.#connections.membership?.epochs.has(id))
      this.#tails.all.set(id, { changed: record.changed, deadline: record.deadline });
    const known = row.taken == null ? [] : json<number[]>(row.taken);
    const taken = last?.progress != null ? [...takenBy(last)] : record.seats.map((_, seat) => known[seat] ?? 0);
    return { record, state, events: eventsOf(kept), taken };
  }

  commit(commit: Commit): Promise<void> {
    const { record, state, stateText, start, action, events = [], calls } = commit;
    const told = calls ? callQueries(calls) : [];
    if (action) return this.#act(commit, action, told);
    const text = state ? (stateText ?? JSON.stringify(state)) : null;
    const statements = [saved(record, text, undefined)];
    if (events.length > 0) statements.unshift(rowOf(record.id, eventLines(events, 0), this.#connections.fence.epochOf(record.id)));
    if (start) statements.push(statement('UPDATE matches SET started = ?, first = state WHERE id = ?', JSON.stringify(start), record.id));
    statements.push(putSeats(record), ...told);
    return this.#writer.write(statements, { match: record.id }).then(() => void this.#tails.all.delete(record.id));
  }

  async #act(commit: Commit, action: ActionRecord, told: readonly QueryConfig[]): Promise<void> {
    const { record, whole, seats, taken } = commit;
    this.stats.actions++;
    const one = written(commit, action);
    const row: ActionRow = {
      match: record.id,
      seq: action.seq,
      seat: action.action.seat,
      command: action.command,
      progress: progressText(one.progress, one.taken),
      action: one.action,
      events: `[${one.events.join()}]`,
    };
    const all = whole || record.status !== 'running' || action.seq % STATE_EVERY === 0;
    const rows = [...(all ? [saved(record, one.state, taken)] : []), ...(seats ? [putSeats(record)] : []), ...told];
    await this.#writer.write(rows, { action: row });
    if (all) this.#tails.all.delete(record.id);
    else this.#tails.all.set(record.id, { changed: record.changed, deadline: record.deadline });
  }

  addFinished({ record, state, start, actions, events }: FinishedMatch): Promise<void> {
    const epoch = this.#connections.fence.epochOf(record.id);
    const taken = record.seats.map((_, seat) => actions.filter(({ action }) => action.seat === seat).length);
    const insert = 'INSERT INTO actions (match, seq, epoch, seat, command, progress, action, events) VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
    return this.#writer.write([
      ...newMatch(record),
      rowOf(record.id, eventLines(events, null), epoch),
      ...actions.map((one) => statement(insert, record.id, one.seq, epoch, one.action.seat, one.command, '{}', JSON.stringify(one), '[]')),
      saved(record, JSON.stringify(state), taken),
      statement('UPDATE matches SET started = ? WHERE id = ?', JSON.stringify(start), record.id),
    ]);
  }

  async played(match: string): Promise<KeptPlay | undefined> {
    const [row] = await this.#ask('SELECT opening, started FROM matches WHERE id = $1', [match]);
    if (row?.opening == null || row.started == null) return undefined;
    const { rules } = json<{ rules: number }>(row.opening);
    const kept = await this.#actions(match);
    const actions = kept.flatMap(({ proof, ...one }) => (proof ? entryOf({ ...one, proof }, rules) : []));
    return actions.length === kept.length ? { start: json(row.started), actions } : undefined;
  }

  async history(match: string): Promise<History | undefined> {
    const [row] = await this.#ask('SELECT started, first FROM matches WHERE id = $1', [match]);
    if (!row) return undefined;
    const kept = await this.#ask('SELECT action, events FROM actions WHERE match = $1 ORDER BY seq', [match]);
    return {
      start: row.started == null ? null : json(row.started),
      first: row.first == null ? null : json(row.first),
      actions: kept.flatMap(({ action }) => json<ActionRecord | null>(action) ?? []),
      events: eventsOf(kept),
    };
  }

  async actionsAfter(match: string, seq: number): Promise<ActionRecord[]> {
    const kept = await this.#ask('SELECT action FROM actions WHERE match = $1 AND seq > $2 ORDER BY seq', [match, seq]);
    return kept.map(({ action }) => json<ActionRecord>(action));
  }

  async seen(match: string, seat: Seat, command: string): Promise<boolean> {
    const found = await this.#ask('SELECT 1 AS one FROM actions WHERE match = $1 AND seat = $2 AND command = $3 LIMIT 1', [
      match,
      seat,
      command,
    ]);
    return found.length > 0;
  }

  keptText(...of: Parameters<Store['keptText']>) {
    return this.#outbox.keptText(...of);
  }
  wishes() {
    return this.#outbox.wishes();
  }
  wishesOf(session: string) {
    return this.#outbox.wishesOf(session);
  }
  changeWishes(...of: Parameters<Store['changeWishes']>) {
    return this.#outbox.changeWishes(...of);
  }
  putWishes(...of: Parameters<Store['putWishes']>) {
    return this.#outbox.putWishes(...of);
  }
  dueCalls(...of: Parameters<Store['dueCalls']>) {
    return this.#outbox.dueCalls(...of);
  }
  tellOne(...of: Parameters<Store['tellOne']>) {
    return this.#outbox.tellOne(...of);
  }
  firstCalls(...of: Parameters<Store['firstCalls']>) {
    return this.#outbox.firstCalls(...of);
  }
  putCall(...of: Parameters<Store['putCall']>) {
    return this.#outbox.putCall(...of);
  }
  changeCalls(...of: Parameters<Store['changeCalls']>) {
    return this.#outbox.changeCalls(...of);
  }
  seenAt(...of: Parameters<Store['seenAt']>) {
    return this.#outbox.seenAt(...of);
  }
  thereAt(...of: Parameters<Store['thereAt']>) {
    return this.#outbox.thereAt(...of);
  }

  putLine(...of: Parameters<Store['putLine']>) {
    return this.#lines.putLine(...of);
  }
  lines(...of: Parameters<Store['lines']>) {
    return this.#lines.lines(...of);
  }
  lineOf(...of: Parameters<Store['lineOf']>) {
    return this.#lines.lineOf(...of);
  }
  forgetLines(...of: Parameters<Store['forgetLines']>) {
    return this.#lines.forgetLines(...of);
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
      notes: await this.#notes.notesOf(session),
      lines: await this.#lines.linesOf(session),
      reactions: await this.#reactions.given(session),
    };
  }
  forgetReactions(...of: Parameters<Store['forgetReactions']>) {
    return this.#reactions.forgetReactions(...of);
  }

  matchesOf(...of: Parameters<Store['matchesOf']>) {
    return this.#lists.matchesOf(...of);
  }
  matchIdsOf(...of: Parameters<Store['matchIdsOf']>) {
    return this.#lists.matchIdsOf(...of);
  }
  listed(...of: Parameters<Store['listed']>) {
    return this.#lists.listed(...of);
  }
  listedBy(...of: Parameters<Store['listedBy']>) {
    return this.#lists.listedBy(...of);
  }
  awake(...of: Parameters<Store['awake']>) {
    return this.#lists.awake(...of);
  }
  due(...of: Parameters<Store['due']>) {
    return this.#lists.due(...of);
  }
  unchanged(...of: Parameters<Store['unchanged']>) {
    return this.#lists.unchanged(...of);
  }
  over(...of: Parameters<Store['over']>) {
    return this.#lists.over(...of);
  }

  async remove(id: string): Promise<void> {
    const open = "EXISTS (SELECT 1 FROM matches WHERE id = ? AND status <> 'over')";
    await this.#writer.write(
      [
        ...['actions', 'talk', 'reactions', 'notes', 'outbox', 'keys', 'seats', 'owners'].map((table) =>
          statement(`DELETE FROM ${table} WHERE match = ? AND ${open}`, id, id),
        ),
        statement(`UPDATE matches SET rematch = NULL WHERE rematch = ? AND ${open}`, id, id),
        statement("DELETE FROM matches WHERE id = ? AND status <> 'over'", id),
      ],
      { match: id },
    );
    this.#forget(id);
  }

  async close(): Promise<void> {
    await this.#writer.end();
    await this.#connections.close();
  }

  async #actions(match: string): Promise<ActionRecord[]> {
    const rows = await this.#ask('SELECT action FROM actions WHERE match = $1 AND seq > 0 ORDER BY seq', [match]);
    return rows.map(({ action }) => json<ActionRecord>(action));
  }

  async #record(key: 'm.id' | 'm.code', value: string): Promise<MatchRecord | undefined> {
    const rows = await this.#ask(`SELECT ${COLUMNS} FROM matches m ${LAST} WHERE ${key} = $1`, [value]);
    return rows[0] && (await this.#withSeats(rows[0]));
  }

  async #withSeats(row: Row): Promise<MatchRecord> {
    const seats = await this.#ask(`SELECT ${SEAT} FROM seats WHERE match = $1 ORDER BY seat`, [row.id]);
    return { ...matchRecord(row, seats), ...progressed(row) };
  }
}

function eventsOf(rows: readonly Row[]): KeptEvent[] {
  return rows.flatMap(({ events }) =>
    json<EventLine[]>(events).map(({ at, seq, event, to, twin }) => ({
      at,
      seq,
      told: { event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) },
    })),
  );
}

/** What no action has told: the events of the start, or of a match that was played elsewhere. */
function rowOf(match: string, events: readonly EventLine[], epoch: number): QueryConfig {
  const insert = "INSERT INTO actions (match, seq, epoch, progress, action, events) VALUES (?, 0, ?, '{}', 'null', ?)";
  return statement(insert, match, epoch, JSON.stringify(events));
}

function newMatch(record: MatchRecord): QueryConfig[] {
  const places = MATCH_COLUMNS.map(() => '?').join(', ');
  return [statement(`INSERT INTO matches (${MATCH_COLUMNS.join(', ')}) VALUES (${places})`, ...matchValues(record)), putSeats(record)];
}

/** The whole record; with its state where there is one. */
function saved(record: MatchRecord, state: string | null, taken: readonly number[] | undefined): QueryConfig {
  const values = [...matchValues(record).slice(2), taken ? JSON.stringify(taken) : null, state, state, record.id, record.id, record.id];
  return { ...statement(SAVE, ...values), name: 'save' };
}

const LAST_SEQ = '(SELECT COALESCE(max(a.seq), 0) FROM actions a WHERE a.match = ?)';
/** Id and code stay as they are. */
const SAVE = `UPDATE matches SET ${MATCH_COLUMNS.slice(2).join(' = ?, ')} = ?, taken = COALESCE(?, taken), state = COALESCE(?, state),
  seq = CASE WHEN ?::text IS NULL THEN seq ELSE ${LAST_SEQ} END, upto = ${LAST_SEQ} WHERE id = ?`;

function putSeats(record: MatchRecord): QueryConfig {
  const rows = record.seats.map(() => SEAT_PLACES).join(', ');
  const values = record.seats.flatMap((seat, i) => [record.id, i, ...seatValues(seat)]);
  return statement(PUT_SEAT(rows), ...values);
}
