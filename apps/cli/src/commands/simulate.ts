import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { CliError } from '../errors.ts';
import { GAMES, gameNamed, type Shelf } from '../games.ts';
import { type Io, line } from '../io.ts';
import { optionsOf, seatCount, whole, withEdition, workerCount } from '../match/arguments.ts';
import { exportFolder, writeExports } from '../match/export.ts';
import type { MatchPlan, MatchResult } from '../match/match.ts';
import { playerList } from '../match/players.ts';
import { playMatches } from '../match/run.ts';
import { type Series, seriesOf } from '../match/series.ts';
import { Progress } from '../output/progress.ts';
import { round, wilson } from '../output/statistics.ts';
import { failureLines, type Row, type Summary, summaryOf, words } from '../output/summary.ts';
import { percent, table } from '../output/table.ts';

export interface RowFlags {
  game: string;
  players?: string;
  matches: string;
  seed: string;
  bots: string;
  edition?: string;
  set: string[];
  workers?: string;
  queue?: string;
  json?: boolean;
  export?: string;
  rotate?: boolean;
  report?: string;
}

/** The flags that `simulate` and `tournament` share. */
export function rowFlags(command: Command): Command {
  return command
    .requiredOption('-g, --game <name>', `the game: ${GAMES.join(', ')}`)
    .option('-n, --players <number>', 'seats (default: as many as bots are named)')
    .option('-s, --seed <number>', 'the same seed gives the same matches', '1')
    .option('-e, --edition <name>', 'the edition, for a game that has several: the same as --set edition=<name>')
    .option('--set <option=value>', 'sets an option of the game; may be repeated', (v: string, all: string[]) => [...all, v], [])
    .option('-w, --workers <number>', 'threads (default: one a core where there is enough to do)')
    .option('-q, --queue <url>', 'share the matches with all who give the same command: postgres://user:password@host/name')
    .option('--json', 'print JSON')
    .option('--export <folder>', 'write each match as a JSON file into this folder');
}

export function simulateCommand(program: Command, io: Io, done: (code: number) => void): void {
  rowFlags(program.command('simulate').description('Play matches between bots and count.'))
    .option('-m, --matches <number>', 'how many', '100')
    .option('-b, --bots <list>', 'one bot for all seats, or one for each: easy, normal, hard, random, greedy, search', 'greedy')
    .option('-r, --rotate', 'move every bot one seat on with each match')
    .option('--report <file>', 'write the balance of the game as Markdown into this file')
    .addHelpText(
      'after',
      `
A search takes a budget: search:800 plays 800 playouts for each decision, search:200ms thinks that long. Playouts give
the same hash for the same seed, whatever --workers says; milliseconds do not.

With --queue the matches are shared by all machines on which the same command is given; each prints the whole result when
all are played. Any of them may be stopped or killed, and started again: what was played is not played again.

Examples:
  questhall simulate --game nachtwacht --players 4 --matches 10000 --seed 1 --bots greedy,greedy,random,random --json
  questhall simulate --game nachtwacht --players 2 --matches 100 --bots search:800,greedy --set pathLength=short
  questhall simulate --game nachtwacht --players 3 --matches 5 --bots random --export matches/
  questhall simulate --game talisman --edition 1986 --players 4 --matches 1000 --bots random --json
  questhall simulate --game dystopia --set level=1..10 --set campaign=false --players 4 --matches 200 --bots heuristic
  questhall simulate --game talisman --players 4 --matches 100000 --bots normal --queue postgres://questhall@db/simulations`,
    )
    .action(async (flags: RowFlags) => {
      const series = seriesOf(flags.set);
      if (series) {
        const rows = await playSeries(io, flags, series);
        const errors = rows.reduce((sum, row) => sum + row.errors, 0);
        line(io, flags.json ? JSON.stringify({ by: series.option, rows, errors }, null, 2) : seriesWords(series.option, rows));
        done(errors > 0 ? 1 : 0);
        return;
      }
      const row = await playRow(io, flags);
      const summary = summaryOf(row);
      if (flags.report !== undefined) await writeReport(flags.report, row);
      line(io, flags.json ? JSON.stringify(summary, null, 2) : words(summary));
      done(summary.errors > 0 ? 1 : 0);
    });
}

/** A row of a series: its value, and how often somebody won, with the 95 % interval. */
type SeriesRow = Summary & { value: number; won: { share: number; low: number; high: number } };

async function playSeries(io: Io, flags: RowFlags, { rows }: Series): Promise<SeriesRow[]> {
  if (flags.report !== undefined) throw new CliError('A balance report is written for one setting; leave out the range or the report.');
  if (flags.export !== undefined) throw new CliError('Matches are exported for one setting; leave out the range or the export.');
  const summaries: SeriesRow[] = [];
  for (const { value, set } of rows) {
    const row = await playRow(io, { ...flags, set });
    const won = row.results.filter(({ outcome }) => outcome && outcome.winners.length > 0).length;
    const { low, high } = wilson(won, row.results.length);
    summaries.push({ value, won: { share: round(won / row.results.length), low: round(low), high: round(high) }, ...summaryOf(row) });
  }
  return summaries;
}

function seriesWords(option: string, rows: readonly SeriesRow[]): string {
  const [first] = rows;
  const shown = table(
    [
      { title: option, right: true },
      { title: 'won', right: true },
      { title: '95 %', right: true },
      { title: 'median', right: true },
      { title: 'longest', right: true },
      { title: 'errors', right: true },
    ],
    rows.map(({ value, won, length, errors }) => [
      value,
      percent(won.share),
      `${percent(won.low)} to ${percent(won.high)}`,
      length?.median ?? '–',
      length?.max ?? '–',
      errors,
    ]),
  );
  const heading = `${first?.matches ?? 0} matches each of ${first?.game ?? ''}, seed ${first?.seed ?? 0}; length in ${first?.length?.unit ?? 'decisions'}`;
  return [heading, '', shown, ...failureLines(rows.flatMap((row) => row.failures))].join('\n');
}

/** Checks the flags, plays the matches, writes exports. Failed matches are always written, so that they can be looked into. */
export async function playRow(io: Io, flags: RowFlags): Promise<Row> {
  const shelf = gameNamed(flags.game);
  const seats = seatCount(shelf.game, flags.players, flags.bots.split(',').length);
  const players = playerList(flags.bots, seats);
  if (flags.report !== undefined && !shelf.balance) throw new CliError(`${shelf.game.id} has no balance report.`);
  const matches = whole('matches', flags.matches, { min: 1, max: 10_000_000 });
  const plan: MatchPlan = {
    game: shelf.game.id,
    options: optionsOf(shelf.game, withEdition(flags)),
    players,
    seed: whole('seed', flags.seed, { min: 0, max: 2 ** 32 - 1 }),
    rotate: flags.rotate === true,
    keep: flags.export !== undefined,
    ...(flags.report === undefined ? {} : { report: true }),
  };
  const slow = players.some((p) => p.bot === 'search' || p.bot === 'hard');
  const workers = workerCount(flags.workers, matches, slow);
  if (flags.export !== undefined) await exportFolder(flags.export);
  const progress = new Progress(io, 'matches', matches);
  const began = performance.now();
  const here = new Set<number>();
  const at = (n: number) => progress.at(n);
  const playing =
    flags.queue === undefined
      ? playMatches(plan, matches, workers, at)
      : import('../match/queue.ts').then(({ playOverQueue }) => playOverQueue(flags.queue!, plan, { matches, workers, at, here }));
  const results = await playing.finally(() => progress.end());
  const seconds = (performance.now() - began) / 1000;
  const failed = await writeFiles(io, flags, shelf, plan, results);
  return { shelf, plan, results, seconds, workers, failed, ...(flags.queue === undefined ? {} : { here }) };
}

async function writeFiles(io: Io, flags: RowFlags, { game }: Shelf, plan: MatchPlan, results: MatchResult[]): Promise<Map<number, string>> {
  const failures = results.filter((r) => r.error !== undefined);
  const folder = flags.export ?? join(io.cwd, 'questhall-failures');
  const wanted = flags.export === undefined ? failures : results;
  if (wanted.length === 0) return new Map();
  if (flags.export === undefined) await exportFolder(folder);
  const files = await writeExports(folder, game, plan, wanted);
  return new Map(wanted.flatMap((r, i) => (r.error === undefined ? [] : [[r.index, files[i]!] as const])));
}

/** The game's balance, with what is needed to get the same report again. */
async function writeReport(file: string, { shelf, plan, results }: Row): Promise<void> {
  const rows = results.flatMap((r) =>
    r.tale === undefined ? [] : [{ tale: r.tale, bots: r.seating.map((at) => plan.players[at]!.label) }],
  );
  const rate = (k: number, n: number) => {
    const { low, high } = wilson(k, n);
    return `${percent(n > 0 ? k / n : 0)} (${percent(low)} to ${percent(high)})`;
  };
  const bots = plan.players.map((p) => p.label).join(',');
  const set = Object.entries(plan.options).map(([id, value]) => ` --set ${id}=${String(value)}`);
  const command = `questhall simulate --game ${plan.game} --players ${plan.players.length} --matches ${results.length} --seed ${plan.seed} --bots ${bots}`;
  const head = [
    `# The balance of ${plan.game}`,
    '',
    `${rows.length} matches of ${plan.players.length} that came to their end, ${results.length - rows.length} that failed; written on ${new Date().toISOString().slice(0, 10)} by`,
    '',
    '```',
    `${command}${set.join('')}${plan.rotate ? ' --rotate' : ''} --report <file>`,
    '```',
    '',
  ];
  await writeFile(file, [...head, ...(shelf.balance?.report(rows, rate) ?? [])].join('\n'));
}
