import { join } from 'node:path';
import { type AnyGame, type AnyState, fast } from '@questhall/kernel';
import { pino } from 'pino';
import { Hall } from '../apps/server/src/match/hall.ts';
import { openDatabase } from '../apps/server/src/store/driver.ts';
import { openStore } from '../apps/server/src/store/open.ts';
import type { Store } from '../apps/server/src/store/store.ts';
import { Database, programs } from '../apps/server/test/database.ts';
import { bundleServer, newFolder, Server } from '../trust/child.ts';
import { diceRace } from './dice-race.ts';
import { argument, flag, median, report } from './lib/measure.ts';
import { anyChoice } from './lib/random.ts';

/*
 * How long a server takes to open on a store in which very many matches have been played to their end, on SQLite and on
 * PostgreSQL: from the start of its process until it says its address. One match is played, its rows are copied by SQL
 * with names of their own; of one in a hundred also what was done in it, which nobody reads at a start.
 *
 *   npx tsx --conditions=source bench/finished.ts [--matches 1000000] [--starts 5] [--json] [--check]
 */

const matches = argument('--matches', 1_000_000);
const starts = argument('--starts', 5);
/** Of one match in so many the actions are copied too. */
const WHOLE = 100;

interface Opened {
  store: string;
  /** Milliseconds until the server is open, in the middle and at most: empty, and beside all these matches. */
  empty: number;
  full: number;
  fullAtMost: number;
  /** Megabytes of heap of the open server. */
  heapMB: number;
}

/** Plays one match to its end. Its id. */
async function playOne(store: Store): Promise<string> {
  const game = diceRace as AnyGame;
  const none = () => Promise.reject(new Error('no bots here'));
  const bots = { choose: none, hint: none, stop: async () => undefined };
  const hall = new Hall({ store, games: [{ game }], bots, log: pino({ level: 'silent' }), now: Date.now, botDelay: [0, 0] });
  const host = {
    id: 'session-0',
    name: 'Player 0',
    created: 1,
    device: { id: 'device-0', tokenHash: 'hash-0', label: '', created: 1, used: 1 },
  };
  await store.addSession(host);
  const match = await hall.unlocked((await hall.create({ game: game.id, seats: 2 }, host)).id);
  await match.reseat((record) => {
    for (const [i, seat] of record.seats.entries()) Object.assign(seat, { kind: 'person', session: 'session-0', name: `Player ${i}` });
  });
  await match.start(() => undefined);
  const chance = fast(1, 4);
  while (!match.state!.outcome) {
    const d = (match.state as AnyState).pending[0]!;
    await match.playFor('clock', d.id, anyChoice(d, chance));
  }
  await hall.stop();
  return match.record.id;
}

/** The same in a store that is opened for it. */
async function played(dataDir: string, store?: string): Promise<string> {
  const gone = (why: Error) => {
    throw why;
  };
  const open = await openStore({ dataDir, store }, { standby: () => undefined, gone });
  const id = await playOne(open.store);
  await open.close();
  return id;
}

/** The statements that copy the rows of a match. `series`: a table `n(n)` from 1 on; `columns`: of a table, in its order. */
function copying(id: string, series: (last: number) => string, columns: (table: string) => string[]): string[] {
  const rows = (table: string, own: Record<string, string>, last: number, by = 1, without: readonly string[] = []) => {
    const all = columns(table).filter((column) => !without.includes(column));
    const values = all.map((column) => own[column] ?? `t.${column}`);
    return `INSERT INTO ${table} (${all.join(', ')}) SELECT ${values.join(', ')} FROM ${series(Math.floor(last / by))} CROSS JOIN ${table} t WHERE t.${'match' in own ? 'match' : 'id'} = '${id}'`;
  };
  const done = columns('chapters').length > 0 ? 'chapters' : 'actions';
  return [
    rows('matches', { id: "'copy-' || n.n", code: "'C' || n.n" }, matches),
    rows('seats', { match: "'copy-' || n.n", session: "'person-' || (n.n % 10000)" }, matches),
    rows(done, { match: `'copy-' || (n.n * ${WHOLE})` }, matches, WHOLE, done === 'chapters' ? ['nr'] : []),
  ];
}

async function opens(main: string, dataDir: string, store?: string): Promise<{ times: number[]; heap: number }> {
  const times: number[] = [];
  let heap = 0;
  for (let i = 0; i < starts; i++) {
    const from = performance.now();
    const server = await Server.start({ main, dataDir, nodeOptions: ['--expose-gc'], ...(store ? { store } : {}) });
    times.push(performance.now() - from);
    heap = await server.heap();
    server.child.kill('SIGTERM');
    await server.ended;
  }
  return { times, heap };
}

const opened = (store: string, empty: number[], full: { times: number[]; heap: number }): Opened => ({
  store,
  empty: median(empty),
  full: median(full.times),
  fullAtMost: Math.max(...full.times),
  heapMB: full.heap / 1e6,
});

async function onSqlite(main: string): Promise<Opened> {
  const folder = newFolder();
  const empty = await opens(main, folder);
  const file = join(folder, 'questhall.db');
  const id = await played(folder);
  const db = openDatabase(file);
  const columns = (table: string) =>
    db
      .prepare(`PRAGMA table_info(${table})`)
      .all()
      .map((row) => String(row['name']));
  const series = (last: number) =>
    `(WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up WHERE n < ${last}) SELECT n FROM up) n`;
  for (const sql of copying(id, series, columns)) db.exec(sql);
  db.close();
  return opened('SQLite', empty.times, await opens(main, folder));
}

async function onPostgres(main: string): Promise<Opened> {
  const database = await Database.start('as usual');
  const [nothing, url] = [await database.fresh(), await database.fresh()];
  const empty = await opens(main, newFolder(), nothing);
  const id = await played(newFolder(), url);
  const ask = (text: string) => database.ask(text, [], url);
  const rows = await ask(
    "SELECT table_name AS t, column_name AS c FROM information_schema.columns WHERE table_schema = 'public' ORDER BY ordinal_position",
  );
  const columns = (table: string) => rows.flatMap(({ t, c }) => (t === table ? [String(c)] : []));
  for (const sql of copying(id, (last) => `generate_series(1, ${last}) n(n)`, columns)) await ask(sql);
  // What a copy of millions of rows leaves for later is none of a start's.
  await ask('VACUUM ANALYZE');
  await ask('CHECKPOINT');
  const full = await opens(main, newFolder(), url);
  await database.end();
  return opened('PostgreSQL', empty.times, full);
}

const main = bundleServer();
const list = [await onSqlite(main), ...(programs ? [await onPostgres(main)] : [])];
if (flag('--json')) console.log(JSON.stringify(list, undefined, 2));
else
  console.table(list.map((row) => Object.fromEntries(Object.entries(row).map(([k, v]) => [k, typeof v === 'number' ? Math.round(v) : v]))));
report(
  list.map(({ store, full }) => ({
    what: `a start beside ${matches} finished matches, ${store}`,
    measured: full,
    unit: 'ms',
    atMost: 2000,
  })),
);
