import { know, policyOf } from '@questhall/bots';
import { type AnyGame, type AnyState, begin, fast, play } from '@questhall/kernel';
import { heuristic, talisman } from '@questhall/talisman';
import { argument, flag, rate, report, warmUp } from './lib/measure.ts';

/*
 * Whole matches of Talisman between four heuristic bots on one core, in processor time: matches a second.
 *
 *   npx tsx bench/talisman-bots.ts [--json] [--check] [--seconds 10]
 */

const game = talisman as AnyGame;
const policy = policyOf('heuristic', { game, heuristic: heuristic as never });
let decisions = 0;

/** Plays one match and returns 1. */
function match(seed: number): number {
  const [chance, own] = [fast(seed, 2), fast(seed, 3)];
  const s: AnyState = begin(game, { seats: 4 }, chance);
  for (; !s.outcome; decisions++) {
    const d = s.pending[0]!;
    play(game, s, { decision: d.id, seat: d.seat, choice: policy(know(game, s, d.seat), own, {}) }, chance);
  }
  return 1;
}

warmUp(match);
const seconds = argument('--seconds', 10);
decisions = 0;
const matchesPerSecond = rate(match, seconds, 10_000);
const found = { matchesPerSecond: Number(matchesPerSecond.toFixed(1)), decisionsPerSecond: Math.round(decisions / seconds) };
if (flag('--json')) console.log(JSON.stringify(found));
else console.table([found]);
report([{ what: 'Talisman between four heuristic bots', measured: matchesPerSecond, unit: 'matches a second', atLeast: 150 }]);
