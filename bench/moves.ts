import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { BANNER } from '../apps/server/test/bundle.ts';
import { bundledFor, HERE } from './lib/checkout.ts';
import { argument, flag, medianWithin } from './lib/measure.ts';

/*
 * The server's move of this checkout beside another one, without a network: from a message's text to what is written to
 * the sockets, with the disk. The same matches in both, in turns, processor time of all threads for each move. The median
 * of the pairs with its interval (95 %), and whether both told and kept the same to the last byte.
 *
 *   npx tsx --conditions=source bench/moves.ts ../questhall-before [--pairs 40] [--moves 3000] [--tables 100] [--warm 20000] [--kind 'dice race']
 *
 * Alone, without the other checkout, it says how long a move takes; `--profile` writes a profile into `bench/.build/profiles`,
 * `--garbage` says which functions make how many bytes a move.
 */

const other = process.argv[2]?.startsWith('--') ? undefined : process.argv[2];
const [pairs, moves, tables] = [argument('--pairs', 40), argument('--moves', 3000), argument('--tables', 100)];
const only = flag('--kind') ? process.argv[process.argv.indexOf('--kind') + 1] : undefined;

async function start(root: string, kind: string): Promise<ChildProcess> {
  const execArgv = ['--max-semi-space-size=32'];
  if (flag('--profile')) execArgv.push('--cpu-prof', '--cpu-prof-dir=bench/.build/profiles');
  const players = await bundledFor(root, 'server/moves-child.ts', { external: ['@photostructure/sqlite'], banner: BANNER });
  const child = fork(players, [kind, String(tables)], { execArgv, env: { ...process.env, NODE_ENV: 'production' } });
  await once(child, 'message');
  return child;
}

async function ask<T>(child: ChildProcess, what: { moves: number } | { hash: number } | { look: number }): Promise<T> {
  const answer = once(child, 'message');
  child.send(what);
  return (await answer)[0] as T;
}
const played = async (child: ChildProcess) => (await ask<{ micros: number }>(child, { moves })).micros;

const rows = [];
for (const kind of ['dice race', 'Talisman 1986']) {
  if (only !== undefined && kind !== only) continue;
  const now = await start(HERE, kind);
  const before = other === undefined ? undefined : await start(other, kind);
  // Until the compiler is done with what runs often.
  for (const child of [now, before]) if (child) await ask(child, { moves: argument('--warm', 20_000) });
  if (flag('--garbage')) {
    const { bytes } = await ask<{ bytes: [string, number][] }>(now, { look: moves });
    const all = bytes.reduce((sum, [, size]) => sum + size, 0);
    console.log(`${kind}: ${(all / 1000).toFixed(1)} kB made a move`);
    for (const [where, size] of bytes.slice(0, 60)) console.log(`${String(Math.round(size)).padStart(7)} ${where}`);
  }
  const [ratios, micros]: [number[], number[]] = [[], []];
  for (let n = 0; n < pairs; n++) {
    const [first, second] = n % 2 === 0 ? [now, before] : [before, now];
    const a = first && (await played(first));
    const b = second && (await played(second));
    const [is, was] = first === now ? [a, b] : [b, a];
    micros.push(is!);
    if (was !== undefined) ratios.push(is! / was);
  }
  const hashOf = async (child: ChildProcess) => (await ask<{ hash: string }>(child, { hash: 4 })).hash;
  const row = { kind, 'µs a move': Number(medianWithin(micros).middle.toFixed(1)) };
  if (before) {
    const { middle, low, high } = medianWithin(ratios);
    const same = (await hashOf(now)) === (await hashOf(before)) ? 'yes' : 'no';
    Object.assign(row, { 'time beside before': middle.toFixed(3), 'from (95 %)': low.toFixed(3), to: high.toFixed(3), 'the same': same });
  }
  rows.push(row);
  for (const child of [now, before]) child?.disconnect();
}
console.table(rows);
