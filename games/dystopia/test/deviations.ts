import { know, policyOf } from '@questhall/bots';
import { begin, type Choice, copyState, fast, play } from '@questhall/kernel';
import { flagsIn } from '@questhall/testkit/contract';
import { heroesWon } from '../src/ends.ts';
import { dystopia, heuristic } from '../src/index.ts';
import type { State } from '../src/state.ts';

/*
 * npx tsx --conditions=source games/dystopia/test/deviations.ts [--level 1] [--heroes 2] [--playouts 60] [--decisions 100]
 *   [--matches 200] [--seed 700]
 *
 * Whether the search in Wizor's seat is right where it leaves craft, which it starts from: in matches of craft against rules
 * of thumb every fourth question that it would think about is put to it; where it answers otherwise, both answers are played
 * to the end of the match so many times, by craft and rules of thumb. Far cheaper than whole matches, since only what differs
 * is played.
 */

const flags = flagsIn(process.argv);
const [decisions, matches, iterations] = [flags.number('decisions', 100), flags.number('matches', 200), flags.number('playouts', 60)];
const first = flags.number('seed', 700);
const options = { level: flags.number('level', 1), campaign: false, heroes: flags.number('heroes', 2), wizor: 'person', roundLimit: 90 };
const bots = { game: dystopia, heuristic } as never as Parameters<typeof policyOf>[1];
const search = policyOf('search', bots);
const own = fast(first, 8);
const gains: number[] = [];
let thought = 0;

/** How many of so many matches Wizor wins that go on with this answer; `stream`: each answer has dice of its own. */
function winsAfter(s: State, choice: Choice, seed: number, stream: number): number {
  let wins = 0;
  for (let n = 0; n < matches; n++) {
    const [after, chance] = [copyState(dystopia, s), fast(seed * 1000 + n, stream)];
    const { id, seat } = after.pending[0]!;
    play(dystopia, after, { decision: id, seat, choice }, chance);
    while (!after.outcome) {
      const d = after.pending[0]!;
      play(dystopia, after, { decision: d.id, seat: d.seat, choice: heuristic.playout(after, d, chance) }, chance);
    }
    if (!heroesWon(after.outcome.reason)) wins++;
  }
  return wins;
}

for (let seed = first; thought < decisions; seed++) {
  const chance = fast(seed, 1);
  const s = begin(dystopia, { seats: 2, options }, chance);
  while (!s.outcome && thought < decisions) {
    const d = s.pending[0]!;
    const craft = heuristic.playout(dystopia.glance!(s, d.seat), d, own);
    if (d.seat === s.wizor && heuristic.consider(s, d).filter((weight) => weight > 0).length > 1 && own.below(4) === 0) {
      thought += 1;
      const choice = search(know(dystopia as never, s as never, d.seat) as never, own, { iterations });
      if (choice !== craft) gains.push((winsAfter(s, choice, seed, 3) - winsAfter(s, craft, seed, 4)) / matches);
    }
    play(dystopia, s, { decision: d.id, seat: d.seat, choice: craft }, chance);
  }
}
const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
const error = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / gains.length / (gains.length - 1));
const points = (part: number) => (100 * part).toFixed(1);
console.log(
  `${gains.length} of ${thought} answers differ; each wins ${points(mean)} points more matches (95 %: ${points(mean - 1.96 * error)} to ${points(mean + 1.96 * error)})`,
);
