import { know, policyOf } from '@questhall/bots';
import { type AnyGame, type AnyState, begin, fast, play } from '@questhall/kernel';
import { heuristic, talisman } from '@questhall/talisman';
import { argument } from './lib/measure.ts';

/*
 * How long search bots think at a table of Talisman: four of them, each with the 250 ms that the server gives it, in every
 * edition. A decision may take a second on two cores. Options that need no thought are not counted.
 *
 *   npx tsx bench/talisman-thinking.ts [--ms 250] [--decisions 100]
 */

const game = talisman as AnyGame;
const budget = { ms: argument('--ms', 250) };
const wanted = argument('--decisions', 100);
const EDITIONS = [{ edition: '1986' }, { edition: 'digital' }, { edition: 'digital', expansion: 'realm-of-souls' }];
/** What is answered sooner than this was not thought about. */
const THOUGHT = 20;
const MOST = 1000;

for (const options of EDITIONS) {
  const policy = policyOf('search', { game, heuristic: heuristic as never });
  const own = [0, 1, 2, 3].map((seat) => fast(99 + seat, 3));
  const chance = fast(77, 1);
  const s: AnyState = begin(game, { seats: 4, options }, chance);
  const took: number[] = [];
  while (!s.outcome && took.length < wanted) {
    const d = s.pending[0]!;
    const began = performance.now();
    const choice = policy(know(game, s, d.seat), own[d.seat]!, budget);
    const ms = performance.now() - began;
    if (ms >= THOUGHT) took.push(ms);
    play(game, s, { decision: d.id, seat: d.seat, choice }, chance);
  }
  took.sort((a, b) => a - b);
  const [median, longest] = [took[took.length >> 1] ?? 0, took.at(-1) ?? 0];
  if (longest > MOST) process.exitCode = 1;
  const name = Object.values(options).join(', ');
  console.log(
    `${name}: ${took.length} decisions thought about, median ${median.toFixed(0)} ms, longest ${longest.toFixed(0)} ms (at most ${MOST})`,
  );
}
