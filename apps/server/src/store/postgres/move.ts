import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Client } from 'pg';
import { chainHolds } from '../../proof/chain.ts';
import { StartProblem } from '../../start-problem.ts';
import { type Database, openDatabase, type Row, type Value } from '../driver.ts';
import { DATABASE, lockFolder, MOVED, openFolder } from '../folder.ts';
import type { EventLine } from '../journal.ts';
import { LENGTH_COLUMNS } from '../lengths.ts';
import { LINE_COLUMNS } from '../lines.ts';
import { migrateDatabase } from '../migrations.ts';
import { NOTE_COLUMNS } from '../notes.ts';
import { REACTION_COLUMNS } from '../reactions.ts';
import { DEVICE_COLUMNS, json, MATCH_COLUMNS, matchValues, PASSKEY_COLUMNS, SEAT_COLUMNS } from '../rows.ts';
import { SqliteStore } from '../sqlite.ts';
import type { ActionRecord, Store } from '../store.ts';
import { Connections, databaseProblem, withoutPassword } from './connections.ts';
import { PostgresStore } from './store.ts';

/** What was moved, and how much of it has a chain that was checked (matches of before records were kept have none). */
export interface MoveFacts {
  matches: number;
  checked: number;
  actions: number;
  sessions: number;
}

const MATCHES = [...MATCH_COLUMNS, 'started', 'first', 'state', 'taken'];
/** What both databases hold in the same columns. A match before what refers to it. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  sessions: ['id', 'name', 'created'],
  devices: DEVICE_COLUMNS,
  keys: ['session', 'match', 'hash', 'until'],
  passkeys: PASSKEY_COLUMNS,
  recoveries: ['session', 'code_hash', 'made'],
  seats: ['match', 'seat', ...SEAT_COLUMNS],
  talk: LINE_COLUMNS.split(', '),
  reactions: REACTION_COLUMNS,
  notes: NOTE_COLUMNS,
  lengths: LENGTH_COLUMNS,
  kept: ['key', 'body'],
  wishes: ['session', 'body'],
  outbox: ['match', 'session', 'since', 'sign', 'is_open', 'next', 'tries', 'sent', 'told', 'last_at', 'is_last'],
};
const ACTIONS = ['match', 'seq', 'epoch', 'seat', 'command', 'progress', 'action', 'events'];
/** So many values go with one statement; the database takes 65,535. */
const VALUES = 10_000;

/**
 * Copies a stopped folder into an empty database in one transaction, compares every match and checks its chain, and marks
 * the folder so that no server starts on it by mistake.
 * @throws StartProblem in one sentence; then nothing has changed
 */
export async function moveToPostgres(folder: string, url: string): Promise<MoveFacts> {
  await openFolder(folder).close(); // brought up to date, nothing left in the journal
  const lock = lockFolder(folder);
  const source = new SqliteStore(join(folder, DATABASE), 'read');
  const db = openDatabase(join(folder, DATABASE), { readOnly: true });
  try {
    return await withDatabase(url, async (connections) => {
      const { writing } = connections;
      if ((await writing.query('SELECT 1 FROM matches UNION ALL SELECT 1 FROM sessions LIMIT 1')).rows.length > 0)
        throw new StartProblem(`The database ${withoutPassword(url)} holds a Questhall already; move into an empty one.`);
      await writing.query('BEGIN');
      await copyTo(db, writing);
      const facts = await compare(source, PostgresStore.within(writing), matchIds(db));
      await writing.query('COMMIT');
      writeFileSync(join(folder, MOVED), `${withoutPassword(url)}\n`, { flush: true, mode: 0o600 });
      return { ...facts, sessions: count(db, 'sessions') };
    });
  } finally {
    db.close();
    await source.close();
    lock.close();
  }
}

/**
 * Copies a database that no server uses into an empty folder, compares every match and checks its chain, and marks the
 * database so that no server starts on it by mistake.
 * @throws StartProblem in one sentence; then nothing has changed
 */
export async function moveFromPostgres(url: string, folder: string): Promise<MoveFacts> {
  const target = join(folder, DATABASE);
  if (existsSync(target)) throw new StartProblem(`The folder ${folder} holds a Questhall already; move into an empty one.`);
  const lock = lockFolder(folder);
  const part = `${target}.part`;
  try {
    return await withDatabase(url, async (connections) => {
      rmSync(part, { force: true });
      writeFileSync(part, '', { mode: 0o600 });
      const db = openDatabase(part);
      const source = PostgresStore.within(connections.writing);
      db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
      migrateDatabase(db);
      await copyFrom(connections.writing, source, db);
      const [ids, sessions] = [matchIds(db), count(db, 'sessions')];
      db.close();
      const copy = new SqliteStore(part, 'read');
      const facts = await compare(source, copy, ids);
      await copy.close();
      renameSync(part, target);
      await connections.writing.query('UPDATE server SET moved = $1 WHERE one = 1 AND epoch = $2', [folder, connections.epoch]);
      return { ...facts, sessions };
    });
  } finally {
    rmSync(part, { force: true });
    lock.close();
  }
}

async function withDatabase<T>(url: string, use: (connections: Connections) => Promise<T>): Promise<T> {
  const connections = await Connections.serving(url, { wait: () => false });
  if (!connections) throw new StartProblem('The move was given up.');
  try {
    return await use(connections);
  } catch (error) {
    throw databaseProblem(url, error);
  } finally {
    await connections.close();
  }
}

const matchIds = (db: Database) =>
  db
    .prepare('SELECT id FROM matches ORDER BY id')
    .all()
    .map(({ id }) => String(id));
const count = (db: Database, table: string) => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);

/** Within a transaction of the database. */
async function copyTo(db: Database, client: Client): Promise<void> {
  const into = async (table: string, columns: readonly string[], rows: readonly Row[]) => {
    const each = Math.max(1, Math.floor(VALUES / columns.length));
    for (let from = 0; from < rows.length; from += each) {
      let n = 0;
      const some = rows.slice(from, from + each);
      const places = some.map(() => `(${columns.map(() => `$${++n}`).join(', ')})`).join(', ');
      const values = some.flatMap((row) => columns.map((column) => row[column] ?? null));
      await client.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places}`, values);
    }
  };
  for (const id of matchIds(db)) {
    const row = db.prepare(`SELECT ${MATCHES.join(', ')} FROM matches WHERE id = ?`).get(id)!;
    const rows = actionRows(id, db.prepare('SELECT actions, events FROM chapters WHERE match = ? ORDER BY nr').all(id));
    const seq = Number(rows.at(-1)?.seq ?? 0);
    await into('matches', [...MATCHES, 'seq', 'upto'], [{ ...row, seq, upto: seq }]);
    await into('actions', ACTIONS, rows);
  }
  for (const [table, columns] of Object.entries(TABLES)) {
    await into(table, columns, db.prepare(`SELECT ${columns.join(', ')} FROM ${table}`).all());
  }
}

/** A row for each action, with the events that came with it; those of before the first one in row 0. */
function actionRows(match: string, chapters: readonly Row[]): Row[] {
  const told = new Map<number, EventLine[]>([[0, []]]);
  let last = 0;
  for (const event of chapters.flatMap(({ events }) => json<EventLine[]>(events))) {
    last = Math.max(last, event.seq ?? 0);
    told.set(last, [...(told.get(last) ?? []), event]);
  }
  const row = (seq: number, seat: number | null, command: string | null, action: string): Row => ({
    match,
    seq,
    epoch: 0,
    seat,
    command,
    progress: '{}',
    action,
    events: JSON.stringify(told.get(seq) ?? []),
  });
  const actions = chapters.flatMap((chapter) => json<ActionRecord[]>(chapter.actions));
  if (chapters.length === 0) return [];
  return [row(0, null, null, 'null'), ...actions.map((one) => row(one.seq, one.action.seat, one.command, JSON.stringify(one)))];
}

async function copyFrom(client: Client, source: PostgresStore, db: Database): Promise<void> {
  const into = (table: string, columns: readonly string[], values: readonly Value[]) =>
    db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`).run(...values);
  const rowsOf = async (text: string, values: unknown[] = []) => (await client.query<Row>(text, values)).rows;
  db.exec('BEGIN');
  for (const { id } of await rowsOf('SELECT id FROM matches ORDER BY id')) {
    const [row] = await rowsOf('SELECT started, first FROM matches WHERE id = $1', [id]);
    const saved = (await source.load(String(id)))!;
    const state = saved.state && JSON.stringify(saved.state);
    into('matches', MATCHES, [...matchValues(saved.record), row!.started!, row!.first!, state, state && JSON.stringify(saved.taken)]);
    const kept = await rowsOf('SELECT action, events FROM actions WHERE match = $1 ORDER BY seq', [id]);
    if (kept.length === 0) continue;
    const actions = kept.map(({ action }) => String(action)).filter((action) => action !== 'null');
    const events = kept.flatMap((one) => json<EventLine[]>(one.events));
    into('chapters', ['match', 'actions', 'events'], [String(id), `[${actions.join()}]`, JSON.stringify(events)]);
  }
  for (const [table, columns] of Object.entries(TABLES)) {
    for (const row of await rowsOf(`SELECT ${columns.join(', ')} FROM ${table}`))
      into(
        table,
        columns,
        columns.map((column) => row[column]!),
      );
  }
  db.exec('COMMIT');
}

/** @throws StartProblem naming the match that is not the same in both, or whose chain does not hold */
async function compare(from: Store, to: Store, ids: readonly string[]): Promise<Pick<MoveFacts, 'matches' | 'checked' | 'actions'>> {
  let [checked, actions] = [0, 0];
  for (const id of ids) {
    const read = async (store: Store) => [await store.load(id), await store.history(id), await store.played(id)];
    if (!isDeepStrictEqual(await read(from), await read(to)))
      throw new StartProblem(`The match ${id} would not be the same; nothing was moved.`);
    const [record, played] = [await to.record(id), await to.played(id)];
    actions += played?.actions.length ?? 0;
    if (!record?.opening || !played) continue;
    if (!chainHolds(record, record.opening, played)) throw new StartProblem(`The chain of match ${id} does not hold; nothing was moved.`);
    checked++;
  }
  return { matches: ids.length, checked, actions };
}
