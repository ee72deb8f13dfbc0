import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { KINDS } from './beside/kinds.ts';
import { bundledFor, HERE } from './lib/checkout.ts';
import { argument, flag, medianWithin } from './lib/measure.ts';

/*
 * Matches of this checkout beside another one (a `git worktree` of an earlier commit with packages installed): random play,
 * bots of Talisman, and parties of Dystopia as a level is measured by. The same matches in both, a few at a time and in
 * turns, processor time a decision for each (a party of Dystopia counts as one). A shared machine is slow for both, so the ratio of
 * a pair holds where neither time does. The median of the pairs, the interval of that median (95 %), how many decisions were made
 * beside before, and whether both played the same, state by state.
 *
 *   npx tsx --conditions=source bench/beside.ts ../questhall-before [--pairs 60] [--matches 8] [--kind NAME] [--same 8] [--check]
 *
 * With `--check` it fails where something is slower than 3 % for certain: the whole interval lies above. `--kind` takes a part of
 * a name, `--same` says how many matches are compared state by state, `--profile` writes a profile of each checkout into
 * `bench/.build/profiles`.
 */

const AT_MOST = 1.03;
/** What plays, on each checkout's sources. */
const PLAYERS = 'beside/child.ts';

interface Played {
  decisions: number;
  seconds: number;
}

async function start(file: string, kind: string): Promise<ChildProcess> {
  const execArgv = flag('--profile') ? ['--cpu-prof', '--cpu-prof-dir=bench/.build/profiles'] : [];
  const child = fork(file, [kind], { cwd: HERE, execArgv, env: { ...process.env, NODE_ENV: 'production' } });
  await once(child, 'message');
  return child;
}

async function ask<T>(child: ChildProcess, what: { from: number; matches: number; hash?: true }): Promise<T> {
  const answer = once(child, 'message');
  child.send(what);
  return (await answer)[0] as T;
}

const other = process.argv[2];
if (!other || other.startsWith('--')) throw new Error('say which checkout is the other: bench/beside.ts DIR');
const [pairs, matches, same] = [argument('--pairs', 60), argument('--matches', 8), argument('--same', 8)];
const only = flag('--kind') ? process.argv[process.argv.indexOf('--kind') + 1]! : '';
if (!KINDS.some(({ name }) => name.includes(only)))
  throw new Error(`no kind has “${only}” in its name: ${KINDS.map(({ name }) => name).join('; ')}`);
const [bundleBefore, bundleNow] = [await bundledFor(other, PLAYERS), await bundledFor(HERE, PLAYERS)];
const rows = [];
for (const { name } of KINDS) {
  if (!name.includes(only)) continue;
  // One after the other, so that each gets to know its game undisturbed.
  const [before, now] = [await start(bundleBefore, name), await start(bundleNow, name)];
  const ratios: number[] = [];
  const decisions = { was: 0, is: 0 };
  for (let n = 0; n < pairs; n++) {
    const piece = { from: 1 + n * matches, matches };
    const first = n % 2 === 0 ? before : now;
    const a = await ask<Played>(first, piece);
    const b = await ask<Played>(first === before ? now : before, piece);
    const [was, is] = first === before ? [a, b] : [b, a];
    // A decision and not a match: where rules were mended since, the same seed leads to another match.
    ratios.push(is.seconds / is.decisions / (was.seconds / was.decisions));
    decisions.was += was.decisions;
    decisions.is += is.decisions;
  }
  const hashes = [before, now].map(async (child) => (await ask<{ hash: string }>(child, { from: 1, matches: same, hash: true })).hash);
  const alike = new Set(await Promise.all(hashes)).size === 1;
  for (const child of [before, now]) child.disconnect();
  const { middle, low, high } = medianWithin(ratios);
  rows.push({
    what: name,
    'time beside before': Number(middle.toFixed(3)),
    'from (95 %)': Number(low.toFixed(3)),
    to: Number(high.toFixed(3)),
    'decisions beside before': Number((decisions.is / decisions.was).toFixed(3)),
    'the same matches': alike ? 'yes' : 'no',
  });
  console.error(JSON.stringify(rows.at(-1)));
  if (flag('--check') && low > AT_MOST) process.exitCode = 1;
}
console.table(rows);
