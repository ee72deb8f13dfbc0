import type { MatchPlan } from '../src/match/match.ts';
import { playerList } from '../src/match/players.ts';
import { playOverQueue } from '../src/match/queue.ts';

/** What several play together, but for what a test changes in it. */
export const plan = (change: Partial<MatchPlan> = {}): MatchPlan => ({
  game: 'nachtwacht',
  options: {},
  players: playerList('greedy,random', 2),
  seed: 8,
  rotate: false,
  keep: false,
  ...change,
});

/** One process's part in it. */
export async function plays(url: string, of: MatchPlan, matches: number, goneSeconds = 60) {
  const here = new Set<number>();
  const told: number[] = [];
  const asked = { matches, workers: 1, at: (n: number) => told.push(n), here, goneSeconds };
  return { results: await playOverQueue(url, of, asked), here, told };
}
