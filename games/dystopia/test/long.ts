// Random and sensible levels in numbers: `npm run nightly -- dystopia`, or with --matches 20000 --sensible 2000 --seed 1. Prints the
// seeds of failures, win rates with 95 % intervals, and exits with 1 where anything failed. `--minutes 5` bounds it in time.
import {
  copiesAreIndependent,
  flagsIn,
  formatProblem,
  reloadIsTheSame,
  type Subject,
  sameSeedSameMatch,
  viewsDoNotLeak,
} from '@questhall/testkit/contract';
import { dystopia } from '../src/index.ts';
import { rateOf } from '../src/measure.ts';
import { anyOptions, playOut } from './play-out.ts';

const flags = flagsIn(process.argv);
const matches = flags.number('matches', 20_000);
const sensible = flags.number('sensible', 2_000);
const first = flags.number('seed', 1);
const look = flags.number('look', 5);
const limit = flags.number('minutes', 0) * 60_000;
const began = performance.now();
const failures: string[] = [];
const late = () => limit > 0 && performance.now() - began > limit;

function fail(what: string): void {
  failures.push(what);
  console.log(`FAILED ${what}`);
}

const options = dystopia.options.map((o) => (o.id === 'roundLimit' ? { ...o, values: { min: 2, max: 12 }, byDefault: 6 } : o));
const subject = { game: { ...dystopia, options }, deep: flags.number('deep', 6), longest: 400_000 } as unknown as Subject;
for (const check of [viewsDoNotLeak, reloadIsTheSame, sameSeedSameMatch, copiesAreIndependent]) {
  for (const problem of check(subject)) fail(formatProblem(problem));
}
console.log(`contract, ${subject.deep} matches deep: ${failures.length} failures`);

let done = 0;
for (; done < matches && !late(); done++) {
  const seed = first + done;
  const { wrong } = playOut(seed, 1 + (seed % 5), anyOptions(seed, 20), 'random', look);
  if (wrong !== undefined) fail(wrong);
  if ((done + 1) % 1000 === 0) console.log(`  random levels: ${done + 1} of ${matches}, ${failures.length} failures`);
}
console.log(`random levels: ${done} played, ${failures.length} failures, ${((performance.now() - began) / 1000).toFixed(0)} s`);

const tally = Array.from({ length: 10 }, () => ({ won: 0, lost: 0, rounds: 0, unfinished: 0 }));
for (done = 0; done < sensible && !late(); done++) {
  const level = 1 + (done % 10);
  const heroes = 3 + (Math.floor(done / 10) % 2);
  const { wrong, won, rounds } = playOut(first + done, 1, { level, campaign: false, heroes, roundLimit: 120 }, 'heuristic', look);
  if (wrong !== undefined) fail(wrong);
  const row = tally[level - 1]!;
  row[won ? 'won' : 'lost'] += 1;
  row.rounds += rounds;
  if (rounds > 120) row.unfinished += 1;
}
console.log(
  `levels of automatic heroes (three and four by turns, against the automatic Wizor): ${done} played, ${failures.length} failures`,
);
tally.forEach(({ won, lost, rounds, unfinished }, i) => {
  const n = won + lost;
  const { rate, low, high } = rateOf(won, n);
  const percent = (part: number) => `${(100 * part).toFixed(0)} %`;
  console.log(
    `  level ${i + 1}: won ${won} of ${n} = ${percent(rate)} (${percent(low)} to ${percent(high)}), ${(rounds / Math.max(1, n)).toFixed(0)} rounds, ${unfinished} unfinished`,
  );
});
process.exitCode = failures.length > 0 ? 1 : 0;
