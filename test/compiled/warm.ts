import { dystopia } from '@questhall/dystopia';
import { type AnyGame, fast } from '@questhall/kernel';
import { randomMatch } from '../../bench/lib/random.ts';
import { duel } from '../../packages/testkit/src/duel/index.ts';

/*
 * Plays random matches of one game until so many milliseconds of the processor are used, and says how many decisions those took:
 * `node --trace-opt … warm.ts dystopia 3000`.
 */

const GAMES: Readonly<Record<string, { game: AnyGame; options: object }>> = {
  dystopia: { game: dystopia as AnyGame, options: { campaign: false } },
  duel: { game: duel as AnyGame, options: {} },
};
const { game, options } = GAMES[process.argv[2]!]!;
const until = Number(process.argv[3]) * 1000;
let decisions = 0;
for (let seed = fast(1, 1).below(1000); process.cpuUsage().user < until; seed++) decisions += randomMatch(game, 4, seed, { ...options });
console.log(`${decisions} decisions`);
