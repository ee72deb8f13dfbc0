import { parentPort, workerData } from 'node:worker_threads';
import { know, type Policy, policyOf, random } from '@questhall/bots';
import { type Choice, fast } from '@questhall/kernel';
import type { BotTask, GameEntry } from './port.ts';

/** One thread of bots: answers the questions that `WorkerBots` sends, one after the other. */

export interface BotQuestion extends Omit<BotTask, 'account'> {
  nr: number;
}
export interface BotAnswer {
  nr: number;
  choice?: Choice;
  error?: string;
}

/** How long a bot may think about one decision. */
const BUDGET = { ms: 250 };

const { games } = (await import((workerData as { games: string }).games)) as { games: readonly GameEntry[] };
const policies = new Map<string, Policy>();

function answer({ game: id, level, state, seat, seed }: BotQuestion): Choice {
  const entry = games.find(({ game }) => game.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  const { game, heuristic } = entry;
  const key = `${id} ${level}`;
  let policy = policies.get(key);
  if (!policy) {
    policy = heuristic ? (policyOf(level, { game, heuristic }) as Policy) : random;
    policies.set(key, policy);
  }
  return policy(know(game, state, seat), fast(seed), BUDGET);
}

parentPort?.on('message', (question: BotQuestion) => {
  let reply: BotAnswer;
  try {
    reply = { nr: question.nr, choice: answer(question) };
  } catch (error) {
    reply = { nr: question.nr, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(reply);
});
