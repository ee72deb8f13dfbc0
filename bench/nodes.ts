import { loadavg } from 'node:os';
import { Database, programs } from '../apps/server/test/database.ts';
import { Nats, natsServer } from '../apps/server/test/nats.ts';
import { cpuOf } from './lib/cpu-of.ts';
import { argument, flag, median, report } from './lib/measure.ts';
import { bundle, ServerProcess } from './server/process.ts';
import { racesAt } from './server/questhall-seat.ts';
import { openTables, rush } from './server/rush.ts';

/*
 * One node beside two of them on one PostgreSQL and one NATS server, in turns: dice races of two over real sockets, every
 * move kept before it is told. Two nodes once with everybody at the node that plays their match ("near"), and once with each
 * connection at either of them, as a proxy spreads them ("spread"), so that half of them are passed on.
 *
 * A machine on which clients, database, bus and nodes share two cores cannot show two nodes on a core each. So what is
 * compared is how many moves the nodes make of a second of their own processor time: two nodes on a core each make twice as
 * many of it as one on one. What database and bus take beside is told as well.
 *
 *   npx tsx --conditions=source bench/nodes.ts [--matches 100] [--seconds 8] [--runs 5] [--warm 10000] [--json] [--check]
 */

const KINDS = ['one', 'near', 'spread'] as const;
type Kind = (typeof KINDS)[number];
interface Result {
  nodes: Kind;
  movesPerSecond: number;
  p50: number;
  p99: number;
  movesPerNodeSecond: number;
  databaseMicroseconds: number;
  busMicroseconds: number;
}

/** Of each node: two of them have twice as many to play. */
const each = argument('--matches', 100);
const seconds = argument('--seconds', 8);
/** Moves of each node before it is measured: until the compiler is done. */
const warm = argument('--warm', 10_000);
/** Tables that lie ready for each match of the warm-up and after; a machine that is slow is not waited for longer than this while it warms up. */
const EACH = 16;
const WARM_MS = 30_000;
const HOSTS = 20;

async function measure(kind: Kind, main: string, database: Database, nats: Nats): Promise<Result> {
  const store = await database.fresh();
  const nodes: ServerProcess[] = [];
  // One after the other: the first one makes the tables of the database.
  for (let nr = 0; nr < (kind === 'one' ? 1 : 2); nr++)
    nodes.push(await ServerProcess.start('Questhall', main, ['--max-semi-space-size=32'], store, nats.url));
  const matches = each * nodes.length;
  const ports = nodes.map(({ port }) => port);
  let turn = 0;
  const hosts = await Promise.all(
    Array.from({ length: Math.min(HOSTS, matches) }, (_, host) => {
      const own = ports[host % ports.length]!;
      return racesAt(own, () => (kind === 'spread' ? ports[turn++ % ports.length]! : own));
    }),
  );
  const tables = await openTables(hosts, matches * EACH);
  const spent = async () => {
    const used = await Promise.all(nodes.map((node) => node.usage()));
    return {
      nodes: used.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
      database: cpuOf(database.pid),
      bus: cpuOf(nats.pid),
    };
  };
  const of = { matches, warm: warm * nodes.length, warmMs: WARM_MS, seconds };
  const { moves, before, after, ...speed } = await rush(tables, of, spent);
  await Promise.all(nodes.map((node) => node.end()));
  return {
    nodes: kind,
    ...speed,
    movesPerNodeSecond: moves / (after.nodes - before.nodes),
    databaseMicroseconds: ((after.database - before.database) / moves) * 1e6,
    busMicroseconds: ((after.bus - before.bus) / moves) * 1e6,
  };
}

if (!programs || !natsServer) {
  console.error('PostgreSQL and NATS are needed here (packages postgresql and nats-server).');
  process.exit(1);
}
const main = await bundle();
const [database, nats] = [await Database.start('as usual'), await Nats.start()];
const results: Result[] = [];
for (let run = 0; run < argument('--runs', 5); run++)
  // Whoever comes later finds another machine: they take turns.
  for (const kind of run % 2 === 0 ? KINDS : [...KINDS].reverse()) results.push(await measure(kind, main, database, nats));
await database.end();
await nats.down();

const keys = ['movesPerSecond', 'p50', 'p99', 'movesPerNodeSecond', 'databaseMicroseconds', 'busMicroseconds'] as const;
const middle = (kind: Kind, key: (typeof keys)[number]) => median(results.filter(({ nodes }) => nodes === kind).map((one) => one[key]));
const table = KINDS.map((nodes) => ({ nodes, ...Object.fromEntries(keys.map((key) => [key, Number(middle(nodes, key).toPrecision(4))])) }));
console.error(`load of the machine: ${loadavg()[0]!.toFixed(1)}`);
if (flag('--json')) console.log(JSON.stringify({ table, results }, undefined, 2));
else console.table(table);
/** How many times the moves of one node on one core two of them make on two, in the middle of the runs. */
const gain = (kind: Kind) =>
  median(
    Array.from({ length: results.length / KINDS.length }, (_, run) => {
      const turn = results.slice(KINDS.length * run, KINDS.length * (run + 1));
      const of = (nodes: Kind) => turn.find((one) => one.nodes === nodes)!.movesPerNodeSecond;
      return (2 * of(kind)) / of('one');
    }),
  );
report([
  {
    what: 'two nodes, everybody at the node of their match, by processor time',
    measured: gain('near'),
    unit: 'times one node',
    atLeast: 1.6,
  },
  { what: 'two nodes, each connection at either, by processor time', measured: gain('spread'), unit: 'times one node', atLeast: 1.6 },
]);
process.exit();
