import type { Shelf } from '../games.ts';
import { combinedHash, type MatchPlan, type MatchResult } from '../match/match.ts';
import { round, type Spread, spread } from './statistics.ts';
import { facts, percent, table } from './table.ts';

export interface Row {
  shelf: Shelf;
  plan: MatchPlan;
  results: MatchResult[];
  seconds: number;
  workers: number;
  /** The matches that were played by this process, where others play, too. */
  here?: ReadonlySet<number>;
  /** Where failed matches were written, by match. */
  failed: Map<number, string>;
}

/** What `simulate` says; `--json` prints exactly this. */
export interface Summary {
  game: string;
  players: number;
  bots: string[];
  options: Record<string, unknown>;
  seed: number;
  matches: number;
  decisions: number;
  seconds: number;
  decisionsPerSecond: number;
  workers: number;
  /** With a queue: how many of the matches were played by this process. What is said of seconds is said of these. */
  here?: number;
  /** A shared win counts in parts. */
  winsBySeat: number[];
  draws: number;
  length: ({ unit: string } & Spread) | null;
  endings: Record<string, number>;
  errors: number;
  failures: { match: number; seed: number; error: string; file: string }[];
  hash: string;
}

/** Counts a row of matches. */
export function summaryOf({ shelf, plan, results, seconds, workers, failed, here }: Row): Summary {
  const winsBySeat = plan.players.map(() => 0);
  const endings: Record<string, number> = {};
  let draws = 0;
  for (const { outcome } of results) {
    if (!outcome) continue;
    endings[outcome.reason] = (endings[outcome.reason] ?? 0) + 1;
    if (outcome.winners.length === 0) draws++;
    for (const seat of outcome.winners) winsBySeat[seat]! += 1 / outcome.winners.length;
  }
  const decisionsOf = (some: readonly MatchResult[]) => some.reduce((sum, r) => sum + r.decisions, 0);
  const decisions = decisionsOf(results);
  const own = here ? decisionsOf(results.filter(({ index }) => here.has(index))) : decisions;
  const lengths = spread(results.filter((r) => r.error === undefined).map((r) => r.length));
  const failures = results.filter((r) => r.error !== undefined);
  return {
    game: plan.game,
    players: plan.players.length,
    bots: plan.players.map((p) => p.label),
    options: plan.options,
    seed: plan.seed,
    matches: results.length,
    decisions,
    seconds: round(seconds),
    decisionsPerSecond: Math.round(own / Math.max(seconds, 1e-3)),
    workers,
    ...(here ? { here: here.size } : {}),
    winsBySeat: winsBySeat.map((w) => round(w)),
    draws,
    length: lengths && { unit: shelf.length?.unit ?? 'decisions', ...lengths },
    endings,
    errors: failures.length,
    failures: failures.map((r) => ({ match: r.index, seed: plan.seed, error: r.error ?? '', file: failed.get(r.index) ?? '' })),
    hash: combinedHash(results),
  };
}

/** The summary for people. */
export function words(s: Summary): string {
  const wins = table(
    [{ title: 'seat', right: true }, { title: 'bot' }, { title: 'wins', right: true }, { title: 'share', right: true }],
    s.bots.map((bot, seat) => [seat, bot, s.winsBySeat[seat] ?? 0, percent((s.winsBySeat[seat] ?? 0) / s.matches)]),
  );
  const length = s.length
    ? `mean ${s.length.mean}, median ${s.length.median}, 95 % within ${s.length.p95}, longest ${s.length.max} ${s.length.unit}`
    : 'no match ended';
  const threads = `${s.workers} ${s.workers === 1 ? 'thread' : 'threads'}`;
  const about = facts([
    ['length', length],
    [
      'endings',
      Object.entries(s.endings)
        .map(([reason, n]) => `${reason} ${n}`)
        .join(', ') || 'none',
    ],
    ['draws', s.draws],
    [
      'decisions',
      s.here === undefined
        ? `${s.decisions} in ${s.seconds} s, ${s.decisionsPerSecond} a second on ${threads}`
        : `${s.decisions}; here ${s.here} matches in ${s.seconds} s, ${s.decisionsPerSecond} decisions a second on ${threads}`,
    ],
    ['errors', s.errors],
    ['hash', s.hash],
  ]);
  return [`${s.matches} matches of ${s.game}, seed ${s.seed}`, '', wins, '', about, ...failureLines(s.failures)].join('\n');
}

/** The first failures, each with what is needed to look into it. */
export function failureLines(failures: Summary['failures']): string[] {
  if (failures.length === 0) return [];
  const shown = failures.slice(0, 5).flatMap((f) => [`match ${f.match}, seed ${f.seed}: ${f.error.split('\n')[0]}`, `  ${f.file}`]);
  return ['', 'Failed:', ...shown, ...(failures.length > 5 ? [`and ${failures.length - 5} more`] : [])];
}
