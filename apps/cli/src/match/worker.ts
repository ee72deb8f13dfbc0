import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '../games.ts';
import { type MatchPlan, playMatch } from './match.ts';
import type { Block } from './run.ts';

/** A thread that plays blocks of one plan's matches and sends back their results. */
const plan = workerData as MatchPlan;
const shelf = gameNamed(plan.game);
parentPort?.on('message', ({ first, count }: Block) => {
  parentPort?.postMessage(Array.from({ length: count }, (_, i) => playMatch(shelf, plan, first + i)));
});
