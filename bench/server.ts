import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { argument, flag, median, quantile, report, stopwatch } from './lib/measure.ts';
import { besideAnother } from './server/beside.ts';
import { Load } from './server/load.ts';
import { bundle, installed, openers, type ServerName, ServerProcess } from './server/process.ts';
import type { Table } from './server/seats.ts';

/*
 * Servers under load: dice races of two over real sockets, ours with every move on the disk before it is told, beside
 * boardgame.io's and Colyseus' servers in memory. Each client answers as soon as both have seen the last move. All tables
 * are opened, with both people connected, before the clock runs; when a match ends the next one begins. What opening costs
 * is measured by itself. Moves are divided by the processor time that the server process used, all its threads together.
 *
 *   npx tsx bench/server.ts [--matches 100] [--tables 4] [--seconds 10] [--runs 3] [--pace 5] [--only Questhall]
 *                           [--half] [--warm 10000] [--young 32] [--profile] [--json] [--check]
 *
 *   npx tsx bench/server.ts --beside ../questhall-before [--pairs 20] [--moves 4000]
 *
 * --tables: tables for each match at a time, one after the other. --warm: moves before the clock runs. With --pace each match
 * makes so many moves a second instead of as many as it can. --half: afterwards ours and boardgame.io get the same fixed rate,
 * half of what boardgame.io could take, where a latency is one and not a queue; beside them stands what sockets and disk alone take. --young: megabytes of each half of our server's young
 * generation, as `npm start` sets it (the peers are started as they come). --beside: our server of here and of another checkout
 * in turns under the same load, as processor time of a move with its interval; nothing else is measured then.
 */

interface Result {
  server: ServerName;
  matches: number;
  movesPerSecond: number;
  movesPerCpuSecond: number;
  p50: number;
  p99: number;
  bytesPerMove: number;
  openingsPerCpuSecond: number;
  memoryMegabytes: number;
  /** Microseconds of this process, which plays for everybody. */
  clientMicrosPerMove: number;
}

const matches = argument('--matches', 100);
const pace = argument('--pace', 0);
const seconds = argument('--seconds', 10);
/** At five moves a second a match takes a quarter of a minute: few end while the clock runs. */
const each = argument('--tables', pace > 0 ? 1.1 : 8);
const warm = argument('--warm', 10_000);
/** A machine that is slow is not waited for longer than this. */
const WARM_MS = 12_000;
const only = process.argv[process.argv.indexOf('--only') + 1];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function measure(name: ServerName, main: string, pace: number): Promise<Result> {
  const options =
    name === 'Questhall'
      ? [`--max-semi-space-size=${argument('--young', 32)}`, ...(flag('--lone-gc') ? ['--single-threaded-gc'] : [])]
      : [];
  if (flag('--profile')) options.push('--cpu-prof', '--cpu-prof-dir=bench/.build/profiles');
  const server = await ServerProcess.start(name, main, options);
  const atFirst = await server.usage();
  const tables: Table[] = [];
  const hosts = await Promise.all(Array.from({ length: Math.min(20, matches) }, () => openers[name](server.port)));
  const wanted = Math.ceil(matches * each);
  await Promise.all(
    hosts.map(async (open) => {
      // Counted before they are open: all hosts open at the same time.
      for (let mine = wantedBy(hosts.length, wanted); mine > 0; mine--) tables.push(await open());
    }),
  );
  const opened = await server.usage();
  const load = new Load(tables, { matches, pace });
  load.start();
  // Until the compiler is done with what runs often.
  for (const from = performance.now(); load.moves < warm && performance.now() - from < WARM_MS; ) await wait(20);
  const [before, bytes, start] = [await server.usage(), load.bytes(), performance.now()];
  load.measuring = true;
  const own = stopwatch();
  await Promise.race([wait(seconds * 1000), load.exhausted]);
  load.measuring = false;
  const ownSeconds = own();
  const moves = load.latencies.length;
  const [took, used, after] = [(performance.now() - start) / 1000, load.bytes() - bytes, await server.usage()];
  if (flag('--profile') && name === 'Questhall')
    console.error(
      (await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text())
        .split('\n')
        .filter((l) => /^questhall_(store|actions)/.test(l))
        .join('\n'),
    );
  await server.end(flag('--profile') ? 'softly' : 'at once');
  load.stop();
  server.removeData();
  return {
    server: name,
    matches,
    movesPerSecond: moves / took,
    movesPerCpuSecond: moves / (after.cpuSeconds - before.cpuSeconds),
    p50: quantile(load.latencies, 0.5),
    p99: quantile(load.latencies, 0.99),
    bytesPerMove: used / moves,
    openingsPerCpuSecond: tables.length / (opened.cpuSeconds - atFirst.cpuSeconds),
    memoryMegabytes: after.memory / 1e6,
    clientMicrosPerMove: (ownSeconds * 1e6) / moves,
  };
}

/** The share of one of so many, all together at least what is wanted. */
const wantedBy = (hosts: number, wanted: number) => Math.ceil(wanted / hosts);

if (flag('--beside')) {
  await besideAnother(process.argv[process.argv.indexOf('--beside') + 1]!, {
    matches,
    each: argument('--tables', 20),
    moves: argument('--moves', 4000),
    pairs: argument('--pairs', 20),
    warm,
    young: argument('--young', 32),
  });
  process.exit();
}
const names = installed().filter((name) => !flag('--only') || name === only);
const main = await bundle();
const results: Result[] = [];
for (let run = 0; run < argument('--runs', 3); run++) for (const name of names) results.push(await measure(name, main, pace));

const middle = (server: ServerName, key: Exclude<keyof Result, 'server'>) =>
  median(results.filter((r) => r.server === server).map((r) => r[key]));
const keys = [
  'matches',
  'movesPerSecond',
  'movesPerCpuSecond',
  'p50',
  'p99',
  'bytesPerMove',
  'openingsPerCpuSecond',
  'memoryMegabytes',
  'clientMicrosPerMove',
] as const;
const table = names.map((server) => ({
  server,
  ...Object.fromEntries(keys.map((key) => [key, Number(middle(server, key).toPrecision(4))])),
}));
console.error(`load of the machine: ${loadavg()[0]!.toFixed(1)}`);
if (flag('--json')) console.log(JSON.stringify(table, undefined, 2));
else console.table(table);
const times = (key: 'movesPerCpuSecond', peer: ServerName) => middle('Questhall', key) / middle(peer, key);

/** The slowest of a hundred, ours beside boardgame.io's, at half of the rate that boardgame.io can take. */
async function p99AtHalf(): Promise<number> {
  const each = middle('boardgame.io', 'movesPerSecond') / 2 / matches;
  const [ours, theirs] = [await measure('Questhall', main, each), await measure('boardgame.io', main, each)];
  const floor = fileURLToPath(new URL('floor.ts', import.meta.url));
  const words = [...process.execArgv, floor, '--json', '--matches', String(matches), '--pace', String(each)];
  const alone = JSON.parse(spawnSync(process.execPath, words, { encoding: 'utf8' }).stdout) as { p50: number; p99: number };
  const told = (who: string, { p50, p99 }: { p50: number; p99: number }) => `${who} p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(2)} ms`;
  console.error(
    `${Math.round(each * matches)} moves a second: ${told('ours', ours)}; ${told('boardgame.io', theirs)}; ${told('sockets and disk alone', alone)}`,
  );
  return ours.p99 / theirs.p99;
}
const crowd = `${matches.toLocaleString('en')} matches at ${pace} moves a second`;
const halves = flag('--half') && names.includes('boardgame.io') ? [await p99AtHalf()] : [];
if (names.includes('Questhall'))
  report([
    ...halves.map((part) => ({ what: 'server: p99 at the same fixed rate', measured: part, unit: 'of boardgame.io', atMost: 0.25 })),
    ...(pace > 0
      ? []
      : [{ what: 'server: bytes a move on the wire', measured: middle('Questhall', 'bytesPerMove'), unit: 'bytes', atMost: 300 }]),
    ...(names.includes('boardgame.io') && pace === 0
      ? [
          {
            what: 'server: moves a CPU second',
            measured: times('movesPerCpuSecond', 'boardgame.io'),
            unit: 'times boardgame.io',
            atLeast: 3,
          },
        ]
      : []),
    ...(names.includes('Colyseus') && pace === 0
      ? [
          {
            what: 'server: moves a CPU second, beside Colyseus',
            measured: times('movesPerCpuSecond', 'Colyseus'),
            unit: 'times Colyseus',
            atLeast: 1,
          },
        ]
      : []),
    ...(pace > 0 && flag('--only')
      ? [
          { what: `server: memory, ${crowd}`, measured: middle('Questhall', 'memoryMegabytes'), unit: 'MB', atMost: 500 },
          {
            what: `server: moves, ${crowd}`,
            measured: middle('Questhall', 'movesPerSecond'),
            unit: 'a second',
            atLeast: 0.95 * matches * pace,
          },
          { what: `server: p99, ${crowd}`, measured: middle('Questhall', 'p99'), unit: 'ms', atMost: 50 },
        ]
      : []),
  ]);
process.exit();
