// Random matches and matches of bots in numbers: `npm run nightly -- nachtwacht`, or with --matches 100000 --bots 500 --seed 1. Prints
// the seeds of failures and how often each strength of bot won, and exits with 1 where anything failed. `--look 1` looks at
// every invariant after every answer, `--minutes 5` bounds it in time.
import type { BotName } from '@questhall/bots';
import { fast } from '@questhall/kernel';
import {
  copiesAreIndependent,
  flagsIn,
  formatProblem,
  reloadIsTheSame,
  type Subject,
  sameSeedSameMatch,
  viewsDoNotLeak,
} from '@questhall/testkit/contract';
import { nachtwacht } from '../src/index.ts';
import { anyOptions, optionsAlone, type Played, playBots, playRandomly } from './play-out.ts';

/** Strengths and characters that sit down together. */
const BOTS: readonly BotName[] = ['random', 'easy', 'normal', 'hard', 'cautious', 'covetous', 'aggressive'];

const flags = flagsIn(process.argv);
const matches = flags.number('matches', 100_000);
const bots = flags.number('bots', 500);
const first = flags.number('seed', 1);
const look = flags.number('look', 3);
const iterations = flags.number('iterations', 30);
const limit = flags.number('minutes', 0) * 60_000;
const began = performance.now();
const failures: string[] = [];
const seconds = () => ((performance.now() - began) / 1000).toFixed(0);

function fail(what: string): void {
  failures.push(what);
  console.log(`FAILED ${what}`);
}

/** Plays so many matches, as far as time goes, and says now and then how far it is. */
function row(what: string, n: number, play: (i: number) => Played): void {
  let [done, rounds, longest] = [0, 0, 0];
  let said = performance.now();
  for (; done < n && (limit === 0 || performance.now() - began < limit); done++) {
    const played = play(done);
    if (played.wrong !== undefined) fail(played.wrong);
    rounds += played.rounds;
    longest = Math.max(longest, played.rounds);
    if (performance.now() - said > 60_000) {
      said = performance.now();
      console.log(`  ${what}: ${done + 1} of ${n}, ${failures.length} failures`);
    }
  }
  const mean = (rounds / Math.max(1, done)).toFixed(1);
  console.log(
    `${what}: ${done} of ${n} played, ${mean} rounds each, at most ${longest}, ${failures.length} failures so far, ${seconds()} s`,
  );
}

const subject = { game: nachtwacht, deep: flags.number('deep', 24), longest: 400_000 } as unknown as Subject;
for (const check of [viewsDoNotLeak, reloadIsTheSame, sameSeedSameMatch, copiesAreIndependent]) {
  for (const problem of check(subject)) fail(formatProblem(problem));
}
console.log(`contract, ${subject.deep} matches deep: ${failures.length} failures`);

const alone = optionsAlone();
row('each option alone, at each other value, with 2, 3 and 4 seats', 3 * alone.length, (i) =>
  playRandomly(first + i, alone[Math.floor(i / 3)]!, 1),
);
row('random matches, all options at random', matches, (i) => playRandomly(first + i, anyOptions(first + i), look));

const tally = new Map(BOTS.map((name) => [name, { sat: 0, won: 0, due: 0 }]));
row('matches of bots, strengths and options at random', bots, (i) => {
  const seed = first + i;
  const chance = fast(seed, 4);
  const names = Array.from({ length: 2 + (seed % 3) }, () => BOTS[chance.below(BOTS.length)]!);
  const played = playBots(seed, names, anyOptions(seed), iterations, look);
  names.forEach((name, seat) => {
    const score = tally.get(name)!;
    score.sat++;
    score.due += 1 / names.length;
    if (played.winners.includes(seat)) score.won += 1 / played.winners.length;
  });
  return played;
});
for (const [name, { sat, won, due }] of tally) {
  if (sat > 0) console.log(`  ${name}: sat ${sat} times, won ${won.toFixed(0)}, ${(won / due).toFixed(2)} of an even share`);
}
process.exitCode = failures.length > 0 ? 1 : 0;
