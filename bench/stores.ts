import { loadavg } from 'node:os';
import { Database, programs } from '../apps/server/test/database.ts';
import { cpuOf } from './lib/cpu-of.ts';
import { argument, flag, median, report } from './lib/measure.ts';
import { bundle, openers, ServerProcess } from './server/process.ts';
import { openTables, rush } from './server/rush.ts';

/*
 * Our server on SQLite and on PostgreSQL, alternating: dice races of two over real sockets, every move kept before it is
 * told. Each client answers as soon as both have seen the last move. Both keep on the same disk, and both wait for it.
 * PostgreSQL's processor time is that of all its processes, beside that of the server.
 *
 *   npx tsx bench/stores.ts [--matches 100] [--seconds 8] [--runs 5] [--warm 4000] [--json] [--check]
 */

type Kind = 'SQLite' | 'PostgreSQL';
interface Result {
  store: Kind;
  movesPerSecond: number;
  p50: number;
  p99: number;
  movesPerCpuSecond: number;
  databaseMicroseconds: number;
}

const matches = argument('--matches', 100);
const seconds = argument('--seconds', 8);
const warm = argument('--warm', 4000);
/** Tables that lie ready for each match; a machine that is slow is not waited for longer than this while it warms up. */
const EACH = 8;
const WARM_MS = 12_000;

async function measure(store: Kind, main: string, database: Database): Promise<Result> {
  const where = store === 'SQLite' ? [] : [await database.fresh()];
  const server = await ServerProcess.start('Questhall', main, ['--max-semi-space-size=32'], ...where);
  const hosts = await Promise.all(Array.from({ length: Math.min(20, matches) }, () => openers.Questhall(server.port)));
  const tables = await openTables(hosts, matches * EACH);
  const spent = async () => ({ server: (await server.usage()).cpuSeconds, database: cpuOf(database.pid) });
  const { moves, before, after, ...speed } = await rush(tables, { matches, warm, warmMs: WARM_MS, seconds }, spent);
  await server.end();
  if (store === 'SQLite') server.removeData();
  return {
    store,
    ...speed,
    movesPerCpuSecond: moves / (after.server - before.server),
    databaseMicroseconds: ((after.database - before.database) / moves) * 1e6,
  };
}

if (!programs) {
  console.error('PostgreSQL is not installed here (package postgresql).');
  process.exit(1);
}
const main = await bundle();
const database = await Database.start('as usual');
const kinds: Kind[] = ['SQLite', 'PostgreSQL'];
const results: Result[] = [];
for (let run = 0; run < argument('--runs', 5); run++) {
  // Whoever is second finds another machine: they take turns.
  for (const kind of run % 2 === 0 ? kinds : [...kinds].reverse()) results.push(await measure(kind, main, database));
}
await database.end();

const keys = ['movesPerSecond', 'p50', 'p99', 'movesPerCpuSecond', 'databaseMicroseconds'] as const;
const middle = (kind: Kind, key: (typeof keys)[number]) => median(results.filter(({ store }) => store === kind).map((one) => one[key]));
const table = kinds.map((store) => ({ store, ...Object.fromEntries(keys.map((key) => [key, Number(middle(store, key).toPrecision(4))])) }));
console.error(`load of the machine: ${loadavg()[0]!.toFixed(1)}`);
if (flag('--json')) console.log(JSON.stringify({ table, results }, undefined, 2));
else console.table(table);
const ratios = Array.from({ length: results.length / 2 }, (_, i) => {
  const pair = results.slice(2 * i, 2 * i + 2);
  const of = (kind: Kind) => pair.find(({ store }) => store === kind)!.movesPerSecond;
  return of('PostgreSQL') / of('SQLite');
});
report([{ what: 'moves a second on PostgreSQL, middle of the pairs', measured: median(ratios), unit: 'times SQLite', atLeast: 0.85 }]);
process.exit();
