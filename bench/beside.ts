import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { argument, medianWithin, stopwatch, warmUp } from './lib/measure.ts';
import { anyChoice } from './lib/random.ts';

/*
 * Random play of this checkout beside another one (a `git worktree` of an earlier commit with packages installed): the
 * same matches in both, a few at a time and in turns, processor time for each. A shared machine is slow for both, so the
 * ratio of a pair holds where neither time does. The median of the pairs, the interval of that median (95 %), and whether
 * both played the same, for each edition of Talisman and the other games.
 *
 *   npx tsx --conditions=source bench/beside.ts ../questhall-before [--pairs 60] [--matches 8] [--check]
 *
 * With `--check` it fails where something is slower than 3 % for certain: the whole interval lies above.
 */

const AT_MOST = 1.03;

const KINDS = [
  { name: 'Talisman 1986', game: 'talisman', seats: 4, options: { edition: '1986' } },
  { name: 'Digital Edition', game: 'talisman', seats: 4, options: { edition: 'digital', expansion: 'none' } },
  { name: 'with the Realm of Souls', game: 'talisman', seats: 4, options: { edition: 'digital', expansion: 'realm-of-souls' } },
  { name: 'Nachtwacht', game: 'nachtwacht', seats: 4, options: {} },
  { name: 'Dystopia, level 1', game: 'dystopia', seats: 4, options: { campaign: false } },
] as const;

interface Played {
  decisions: number;
  seconds: number;
}

/** Of one checkout and one kind: plays the matches from this seed on. */
async function player(dir: string, kind: (typeof KINDS)[number]): Promise<(from: number, matches: number) => Played> {
  // The other checkout's own modules: whatever they import is found from where they lie.
  const load = (path: string) => import(pathToFileURL(resolve(dir, path)).href);
  const { begin, fast, play }: typeof import('@questhall/kernel') = await load('packages/kernel/src/index.ts');
  const game = (await load(`games/${kind.game}/src/index.ts`))[kind.game];
  const match = (seed: number): number => {
    const [chance, policy] = [fast(seed, 2), fast(seed, 3)];
    const s = begin(game, { seats: kind.seats, options: kind.options }, chance);
    let decisions = 0;
    for (; !s.outcome; decisions++) {
      const d = s.pending[0]!;
      play(game, s, { decision: d.id, seat: d.seat, choice: anyChoice(d, policy) }, chance);
    }
    return decisions;
  };
  warmUp((turn) => match(turn + 1_000_000));
  return (from, matches) => {
    const spent = stopwatch();
    let decisions = 0;
    for (let seed = from; seed < from + matches; seed++) decisions += match(seed);
    return { decisions, seconds: spent() };
  };
}

if (process.send) {
  const [dir, name] = process.argv.slice(2) as [string, string];
  const once = await player(dir, KINDS.find((kind) => kind.name === name)!);
  process.on('message', ([from, matches]: [number, number]) => process.send!(once(from, matches)));
  process.send('ready');
} else {
  const other = process.argv[2];
  if (!other || other.startsWith('--')) throw new Error('say which checkout is the other: bench/beside.ts DIR');
  const here = fileURLToPath(new URL('..', import.meta.url));
  const [pairs, matches] = [argument('--pairs', 60), argument('--matches', 8)];
  const rows = [];
  for (const { name } of KINDS) {
    const start = async (dir: string) => {
      const child = fork(fileURLToPath(import.meta.url), [resolve(dir), name]);
      await once(child, 'message');
      return child;
    };
    const ask = async (child: ChildProcess, from: number): Promise<Played> => {
      const answer = once(child, 'message');
      child.send([from, matches]);
      return (await answer)[0];
    };
    // One after the other, so that each gets to know its game undisturbed.
    const [before, now] = [await start(other), await start(here)];
    const ratios: number[] = [];
    let same = true;
    for (let n = 0; n < pairs; n++) {
      const from = 1 + n * matches;
      const first = n % 2 === 0 ? before : now;
      const a = await ask(first, from);
      const b = await ask(first === before ? now : before, from);
      const [was, is] = first === before ? [a, b] : [b, a];
      same &&= was.decisions === is.decisions;
      ratios.push(is.seconds / is.decisions / (was.seconds / was.decisions));
    }
    before.kill();
    now.kill();
    const { middle, low, high } = medianWithin(ratios);
    rows.push({
      game: name,
      'time beside before': Number(middle.toFixed(3)),
      'from (95 %)': Number(low.toFixed(3)),
      to: Number(high.toFixed(3)),
      'the same matches': same ? 'yes' : 'no',
    });
    if (process.argv.includes('--check') && low > AT_MOST) process.exitCode = 1;
  }
  console.table(rows);
}
