import { loadavg } from 'node:os';
import { Database, programs } from '../apps/server/test/database.ts';
import { cpuOf } from './lib/cpu-of.ts';
import { argument, flag, median, quantile, report } from './lib/measure.ts';
import { Load } from './server/load.ts';
import { bundle, openers, ServerProcess } from './server/process.ts';
import type { Table } from './server/seats.ts';

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

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(store: Kind, main: string, database: Database): Promise<Result> {
  const where = store === 'SQLite' ? [] : [await database.fresh()];
  const server = await ServerProcess.start('Questhall', main, ['--max-semi-space-size=32'], ...where);
  const open = openers.Questhall;
  const tables: Table[] = [];
  const hosts = await Promise.all(Array.from({ length: Math.min(20, matches) }, () => open(server.port)));
  await Promise.all(
    hosts.map(async (next) => {
      for (let mine = Math.ceil((matches * EACH) / hosts.length); mine > 0; mine--) tables.push(await next());
    }),
  );
  const load = new Load(tables, { matches, pace: 0 });
  load.start();
  for (const from = performance.now(); load.moves < warm && performance.now() - from < WARM_MS; ) await wait(20);
  const [before, beside, start] = [await server.usage(), cpuOf(database.pid), performance.now()];
  load.measuring = true;
  await Promise.race([wait(seconds * 1000), load.exhausted]);
  load.measuring = false;
  const [moves, took] = [load.latencies.length, (performance.now() - start) / 1000];
  const [after, besideAfter] = [await server.usage(), cpuOf(database.pid)];
  await server.end();
  load.stop();
  if (store === 'SQLite') server.removeData();
  return {
    store,
    movesPerSecond: moves / took,
    p50: quantile(load.latencies, 0.5),
    p99: quantile(load.latencies, 0.99),
    movesPerCpuSecond: moves / (after.cpuSeconds - before.cpuSeconds),
    databaseMicroseconds: ((besideAfter - beside) / moves) * 1e6,
  };
}

if (!programs) {
  console.error('PostgreSQL is not installed here (package postgresql).');
  process.exit(1);
}
const main = await bundle();
const database = await Database.start();
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
