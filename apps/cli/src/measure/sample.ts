import type { Sample } from '@questhall/protocol';
import type { MatchResult } from '../match/match.ts';
import { round } from '../output/statistics.ts';

/** What a row of matches came to. @throws Error where there is none, or where one failed: a failed match has no length */
export function sampleOf(results: readonly MatchResult[]): Sample {
  const failed = results.find(({ error }) => error !== undefined);
  if (failed) throw new Error(`match ${failed.index} failed: ${failed.error}`);
  if (results.length === 0) throw new Error('no match was played');
  const lengths = results.map(({ length }) => length).sort((a, b) => a - b);
  const n = lengths.length;
  const mean = lengths.reduce((sum, one) => sum + one, 0) / n;
  const squares = lengths.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const rank = (share: number) => lengths[Math.max(0, Math.ceil(share * n) - 1)]!;
  return {
    matches: n,
    mean: round(mean, 3),
    deviation: round(Math.sqrt(squares / Math.max(1, n - 1)), 3),
    low: rank(0.1),
    median: rank(0.5),
    high: rank(0.9),
    decisions: round(results.reduce((sum, { decisions }) => sum + decisions, 0) / n, 1),
    won: results.filter(({ outcome }) => outcome !== null && outcome.winners.length > 0).length,
  };
}
