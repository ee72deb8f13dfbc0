// Random matches in numbers: `npm run nightly -- talisman`, or with --matches 100000 --combinations 300 --deep 12 --seed 1. Prints
// the seeds of failures, and exits with 1 where there is one. `--look 1` looks at every invariant after every answer.
// `--edition digital` plays the random matches in that edition, `--expansion realm-of-souls` with its expansion. Then come matches
// of bots in 1986, in the Digital Edition and in the Realm of Souls, `--bots 5000` of each, with who won and how long they took.
import type { MatchOptions } from '@questhall/kernel';
import {
  copiesAreIndependent,
  flagsIn,
  formatProblem,
  reloadIsTheSame,
  type Subject,
  sameSeedSameMatch,
  viewsDoNotLeak,
} from '@questhall/testkit/contract';
import { talisman } from '../src/index.ts';
import { optionCombination, optionsAlone, playOut, playThrough } from './play-out.ts';

const flags = flagsIn(process.argv);
const edition = flags.word('edition', '1986');
const expansion = flags.word('expansion', 'none');
const matches = flags.number('matches', 100_000);
const combinations = flags.number('combinations', 300);
const bots = flags.number('bots', 5000);
const first = flags.number('seed', 1);
const look = flags.number('look', 7);
const limit = flags.number('minutes', 0) * 60_000;
const began = performance.now();
const failures: string[] = [];

function row(what: string, n: number, play: (i: number) => string | undefined): void {
  let done = 0;
  let said = performance.now();
  for (; done < n && (limit === 0 || performance.now() - began < limit); done++) {
    const wrong = play(done);
    if (wrong !== undefined) {
      failures.push(wrong);
      console.log(`FAILED ${wrong}`);
    }
    if (performance.now() - said > 60_000) {
      said = performance.now();
      console.log(`  ${what}: ${done + 1} of ${n}, ${failures.length} failures`);
    }
  }
  console.log(`${what}: ${done} of ${n} played, ${failures.length} failures so far, ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

const subject = { game: talisman, deep: flags.number('deep', 12), longest: 400_000 } as unknown as Subject;
for (const check of [viewsDoNotLeak, reloadIsTheSame, sameSeedSameMatch, copiesAreIndependent]) {
  for (const problem of check(subject)) {
    failures.push(problem.what);
    console.log(`FAILED ${formatProblem(problem)}`);
  }
}
console.log(`contract, ${subject.deep} matches deep: ${failures.length} failures`);

const alone = optionsAlone();
row('each house rule alone', alone.length, (i) => playOut(first + i, alone[i]!, look));
row('combinations of house rules', combinations, (i) => playOut(first + i, optionCombination(first + i), look));
row(`random matches, ${edition}, ${expansion}`, matches, (i) => playOut(first + i, { edition, expansion, bigTable: i % 4 === 0 }, look));

/** By then a match of bots has lost its way; it ends with whoever leads, and is counted. */
const BOT_ROUNDS = 500;

/** Matches of bots, two to six at a table: how many ended by a limit of rounds, how long they took, and how often each seat won. */
function botsPlay(name: string, options: MatchOptions): void {
  const turns: number[] = [];
  const reasons = new Map<string, number>();
  const won = new Array<number>(6).fill(0);
  row(`matches of bots, ${name}`, bots, (i) => {
    const played = playThrough(first + i, { ...options, roundLimit: BOT_ROUNDS }, 'heuristic', look);
    if (played.wrong !== undefined) return played.wrong;
    turns.push(played.turns);
    reasons.set(played.reason!, (reasons.get(played.reason!) ?? 0) + 1);
    for (const seat of played.winners) won[seat]! += 1;
    return undefined;
  });
  if (turns.length === 0) return;
  turns.sort((a, b) => a - b);
  const at = (share: number) => turns[Math.floor((turns.length - 1) * share)];
  const ends = [...reasons].sort(([, a], [, b]) => b - a).map(([reason, n]) => `${reason} ${n}`);
  console.log(`  turns: half of them took ${at(0.5)}, nine in ten ${at(0.9)}, the longest ${at(1)}; ended by ${ends.join(', ')}`);
  console.log(`  won by seat: ${won.join(', ')}`);
}

botsPlay('1986', { edition: '1986' });
botsPlay('digital', { edition: 'digital' });
botsPlay('digital, realm-of-souls', { edition: 'digital', expansion: 'realm-of-souls' });
botsPlay('digital, drowned-crypts', { edition: 'digital', expansion: 'drowned-crypts' });
botsPlay('digital, both, the Tide Bell', { edition: 'digital', expansion: 'realm-of-souls+drowned-crypts', tideBell: true });
process.exitCode = failures.length > 0 ? 1 : 0;
