import { fork } from 'node:child_process';
import { fdatasync, mkdtempSync, openSync, rmSync, write } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { WebSocket, WebSocketServer } from 'ws';
import { argument, flag, quantile } from './lib/measure.ts';
import { dueAfter } from './server/load.ts';

/*
 * What a move costs at least on this machine: a server that knows no game. It reads a message, keeps half a kilobyte on
 * the disk (one `write` and one `fdatasync` for all that came meanwhile) and then tells both sockets of the table a hundred
 * bytes. With `--disk 0` it keeps nothing. Its clients answer as soon as both have heard, as those of `server.ts` do.
 *
 * With `--pace` each table makes so many moves a second instead of as many as it can, as `server.ts --half` has them.
 *
 *   npx tsx bench/floor.ts [--matches 100] [--seconds 6] [--disk 1] [--pace 0] [--json]
 */

const ENTRY = 'x'.repeat(500);
const NEWS = JSON.stringify([1, 'x'.repeat(95)]);

function serve(file: string): void {
  const log = file === '' ? undefined : openSync(file, 'a');
  const tables = new Map<string, WebSocket[]>();
  let waiting: WebSocket[][] = [];
  let busy = false;
  const tell = (all: readonly WebSocket[][]) => {
    for (const sockets of all) for (const socket of sockets) socket.send(NEWS);
  };
  const commit = async (): Promise<void> => {
    const all = waiting;
    waiting = [];
    await promisify(write)(log!, Buffer.from(ENTRY.repeat(all.length)));
    await promisify(fdatasync)(log!);
    tell(all);
    busy = waiting.length > 0;
    if (busy) void commit();
  };
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket, request) => {
    const sockets = tables.get(request.url!) ?? [];
    tables.set(request.url!, sockets);
    sockets.push(socket);
    socket.on('message', (data) => {
      JSON.parse((data as Buffer).toString());
      if (log === undefined) return tell([sockets]);
      waiting.push(sockets);
      if (!busy) setImmediate(() => void commit());
      busy = true;
    });
  });
  server.on('listening', () => process.send?.({ port: (server.address() as { port: number }).port }));
  process.on('message', () => process.send?.(process.cpuUsage()));
  process.on('disconnect', () => process.exit());
}

/** A table of two: its next message goes out when both have heard of the last one, and at this pace, in moves a second, where it is not 0. */
async function play(port: number, name: string, pace: number, heard: (ms: number) => void): Promise<void> {
  const open = () =>
    new Promise<WebSocket>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/${name}`, { perMessageDeflate: false });
      socket.once('open', () => resolve(socket));
    });
  const sockets = [await open(), await open()];
  let [left, sent, turn] = [0, 0, 0];
  // Hours that do not move, as those of `server/load.ts`.
  let due = performance.now() + (pace > 0 ? Math.random() * (1000 / pace) : 0);
  const next = () => {
    [left, sent, turn] = [2, performance.now(), 1 - turn];
    sockets[turn]!.send(JSON.stringify({ t: 'act', id: `${turn}-000001`, seat: turn, decision: 1, choice: 'roll' }));
  };
  for (const socket of sockets) {
    socket.on('message', () => {
      if (--left > 0) return;
      const took = performance.now() - sent;
      heard(took);
      if (pace === 0) return next();
      due = dueAfter(due, pace);
      setTimeout(next, due - performance.now());
    });
  }
  if (pace > 0) setTimeout(next, due - performance.now());
  else next();
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-floor-'));
  const child = fork(fileURLToPath(import.meta.url), ['serve', argument('--disk', 1) > 0 ? join(folder, 'log') : '']);
  const word = <T>() => new Promise<T>((resolve) => child.once('message', (message) => resolve(message as T)));
  const { port } = await word<{ port: number }>();
  const times: number[] = [];
  let counting = false;
  for (let i = 0; i < argument('--matches', 100); i++) {
    await play(port, String(i), argument('--pace', 0), (ms) => {
      if (counting) times.push(ms);
    });
  }
  const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const used = () => {
    const answer = word<NodeJS.CpuUsage>();
    child.send('usage');
    return answer;
  };
  await wait(4); // until the compiler is done
  const before = await used();
  counting = true;
  await wait(argument('--seconds', 6));
  counting = false;
  const after = await used();
  const cpuSeconds = (after.user + after.system - before.user - before.system) / 1e6;
  const result = { movesPerCpuSecond: times.length / cpuSeconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
  console.log(
    flag('--json')
      ? JSON.stringify(result)
      : `${Math.round(result.movesPerCpuSecond)} moves a CPU second, ${Math.round(1e6 / result.movesPerCpuSecond)} µs each; ` +
          `p50 ${result.p50.toFixed(1)} ms, p99 ${result.p99.toFixed(1)} ms; load ${loadavg()[0]!.toFixed(1)}`,
  );
  child.kill();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}

if (process.argv[2] === 'serve') serve(process.argv[3]!);
else await measure();
