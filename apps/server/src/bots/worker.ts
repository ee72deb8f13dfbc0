import { parentPort, workerData } from 'node:worker_threads';
import { type Hint, hint, know, type Policy, policyOf, random } from '@questhall/bots';
import { type Choice, fast } from '@questhall/kernel';
import type { BotTask, GameEntry } from './port.ts';

/** One thread of bots: answers the questions that `WorkerBots` sends, one after the other. */

export interface BotQuestion extends Omit<BotTask, 'account' | 'level'> {
  nr: number;
  /** Null: a person asks for a hint. */
  level: BotTask['level'] | null;
}
export interface BotAnswer {
  nr: number;
  choice?: Choice;
  hint?: Hint;
  error?: string;
}

/** How long a bot may think about one decision. */
const BUDGET = { ms: 250 };
/** How long it may think about a hint: nobody plays meanwhile, and the numbers are shown. */
const HINT_BUDGET = { ms: 700 };

const { games } = (await import((workerData as { games: string }).games)) as { games: readonly GameEntry[] };
const policies = new Map<string, Policy>();

function entryOf(id: string): GameEntry {
  const entry = games.find(({ game }) => game.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  return entry;
}

function hinted({ game: id, state, seat, seed }: BotQuestion): Hint {
  const { game, heuristic } = entryOf(id);
  if (!heuristic) throw new Error(`the bots of ${id} play at random`);
  return hint(game, heuristic, know(game, state, seat), fast(seed), HINT_BUDGET);
}

function answer({ game: id, state, seat, seed }: BotQuestion, level: BotTask['level']): Choice {
  const { game, heuristic } = entryOf(id);
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
    const { nr, level } = question;
    reply = level === null ? { nr, hint: hinted(question) } : { nr, choice: answer(question, level) };
  } catch (error) {
    reply = { nr: question.nr, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(reply);
});
