import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { argument, flag, median, quantile, report } from './lib/measure.ts';
import { boardgameTable, questhallTable, type SeatClient, type Table, wireBytes } from './server/seats.ts';

/*
 * Servers under load: dice races of two over real sockets, ours with every move on the disk before it is told, beside
 * boardgame.io's server in memory. Each client answers as soon as both have seen the last move; a match that ends is
 * followed by a new one. Moves a second are divided by the processor time that the server process used.
 *
 *   npx tsx bench/server.ts [--matches 100] [--seconds 8] [--runs 3] [--pace 5] [--deflate] [--json] [--check]
 *
 * With --pace each match makes so many moves a second instead of as many as it can.
 */

const servers = { Questhall: questhallTable, 'boardgame.io': boardgameTable };
type Name = keyof typeof servers;

interface Result {
  server: Name;
  matches: number;
  movesPerSecond: number;
  movesPerCpuSecond: number;
  p50: number;
  p99: number;
  bytesPerMove: number;
  memoryMegabytes: number;
}

type Usage = { cpuSeconds: number; memory: number };

const ask = <T>(child: ChildProcess, wish: string): Promise<T> =>
  new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer as T));
    child.send(wish);
  });

const matches = argument('--matches', 100);
const seconds = argument('--seconds', 8);
const pace = argument('--pace', 0);

/** One match after another at one table, until told to stop. */
class Load {
  readonly latencies: number[] = [];
  bytes = 0;
  measuring = false;
  readonly #tables = new Set<Play>();
  #stopped = false;

  /** A table that could not be opened while everything ends is nothing to speak of. */
  #failed(error: unknown): void {
    if (!this.#stopped) throw error;
  }

  async add(make: () => Promise<Play>): Promise<void> {
    const play = await make();
    this.#tables.add(play);
    play.begin(() => {
      this.#tables.delete(play);
      play.close();
      if (!this.#stopped) this.add(make).catch((error) => this.#failed(error));
    });
  }

  sum(): number {
    return [...this.#tables].reduce((all, play) => all + play.bytes(), this.bytes);
  }
  stop(): void {
    this.#stopped = true;
    for (const play of this.#tables) play.close();
  }
}

/** A match: whoever is asked answers once everybody has seen the move before. */
class Play {
  readonly #load: Load;
  #table: Table | undefined;
  #sent = 0;
  #moves = 0;
  #closed = false;
  #ended: () => void = () => undefined;

  constructor(load: Load) {
    this.#load = load;
  }

  readonly told = (): void => {
    const seats = this.#table?.seats;
    if (!seats || this.#closed || !seats.every((seat) => seat.seen >= this.#moves)) return;
    if (this.#sent > 0 && this.#load.measuring) this.#load.latencies.push(performance.now() - this.#sent);
    this.#sent = 0;
    if (pace > 0) setTimeout(() => this.#answer(), 1000 / pace);
    else this.#answer();
  };

  #answer(): void {
    const asked = this.#table!.seats.find((seat) => seat.asked);
    if (this.#closed) return;
    if (!asked) {
      this.#ended();
      return;
    }
    this.#moves++;
    this.#sent = performance.now();
    asked.answer();
  }

  async open(make: () => Promise<Table>): Promise<this> {
    this.#table = await make();
    return this;
  }
  begin(ended: () => void): void {
    this.#ended = ended;
    const ready = () => (this.#table!.seats.some((seat: SeatClient) => seat.asked) ? this.told() : setTimeout(ready, 5));
    ready();
  }
  bytes(): number {
    return this.#table!.seats.reduce((all, seat) => all + wireBytes(seat), 0);
  }
  close(): void {
    this.#closed = true;
    this.#load.bytes += this.bytes();
    for (const { socket } of this.#table!.seats) socket.close();
  }
}

async function measure(server: Name): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'questhall-bench-'));
  const child = fork(fileURLToPath(new URL('./server/child.ts', import.meta.url)), [server, dataDir], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [...process.execArgv, `--max-semi-space-size=${argument('--young', 16)}`],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', () => reject(new Error(`${server} did not start`)));
  });
  const load = new Load();
  const make = () => {
    const play = new Play(load);
    return play.open(() => servers[server](port, play.told, flag('--deflate')));
  };
  for (let i = 0; i < matches; i += 20) await Promise.all(Array.from({ length: Math.min(20, matches - i) }, () => load.add(make)));
  await new Promise((resolve) => setTimeout(resolve, 2000)); // until the compiler is done
  load.measuring = true;
  const [before, bytes, start] = [await ask<Usage>(child, 'usage'), load.sum(), performance.now()];
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  load.measuring = false;
  const moves = load.latencies.length;
  const [took, used] = [(performance.now() - start) / 1000, load.sum() - bytes];
  const after = await ask<Usage>(child, 'usage');
  load.stop();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  rmSync(dataDir, { recursive: true });
  return {
    server,
    matches,
    movesPerSecond: moves / took,
    movesPerCpuSecond: moves / (after.cpuSeconds - before.cpuSeconds),
    p50: quantile(load.latencies, 0.5),
    p99: quantile(load.latencies, 0.99),
    bytesPerMove: used / moves,
    memoryMegabytes: after.memory / 1e6,
  };
}

const installed = existsSync(new URL('./node_modules/boardgame.io', import.meta.url));
if (!installed) console.error('boardgame.io is left out; it comes with: npm --prefix bench install');
const names: Name[] = installed ? ['Questhall', 'boardgame.io'] : ['Questhall'];
const results: Result[] = [];
for (let run = 0; run < argument('--runs', 3); run++) for (const name of names) results.push(await measure(name));

const middle = (server: Name, key: Exclude<keyof Result, 'server'>) =>
  median(results.filter((r) => r.server === server).map((r) => r[key]));
const keys = ['matches', 'movesPerSecond', 'movesPerCpuSecond', 'p50', 'p99', 'bytesPerMove', 'memoryMegabytes'] as const;
const table = names.map((server) => ({
  server,
  ...Object.fromEntries(keys.map((key) => [key, Number(middle(server, key).toPrecision(4))])),
}));
if (flag('--json')) console.log(JSON.stringify(table, undefined, 2));
else console.table(table);
report([
  { what: 'bytes a move on the wire', measured: middle('Questhall', 'bytesPerMove'), unit: 'bytes', atMost: 300 },
  ...(installed && pace === 0
    ? [
        {
          what: 'moves a CPU second',
          measured: middle('Questhall', 'movesPerCpuSecond') / middle('boardgame.io', 'movesPerCpuSecond'),
          unit: 'times boardgame.io',
          atLeast: 5,
        },
        { what: 'p99', measured: middle('Questhall', 'p99') / middle('boardgame.io', 'p99'), unit: 'of boardgame.io', atMost: 0.25 },
      ]
    : []),
  ...(pace > 0 ? [{ what: `p99 at ${pace} moves a second`, measured: middle('Questhall', 'p99'), unit: 'ms', atMost: 50 }] : []),
]);
