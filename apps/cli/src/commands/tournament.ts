import type { Command } from 'commander';
import { type Io, line } from '../io.ts';
import { round, wilson } from '../output/statistics.ts';
import { failureLines, type Row, summaryOf } from '../output/summary.ts';
import { percent, table } from '../output/table.ts';
import { playRow, type RowFlags, rowFlags } from './simulate.ts';

/** How one kind of bot did. */
export interface Standing {
  bot: string;
  /** Seats that it held in each match. */
  seats: number;
  wins: number;
  winRate: number;
  /** 95 % Wilson interval of the win rate. */
  low: number;
  high: number;
  /** The rate by luck alone: its part of the seats. */
  fair: number;
  verdict: 'better' | 'worse' | 'open';
}

/** Win rates by bot; matches with errors are left out. */
export function standings({ plan, results }: Row): Standing[] {
  const labels = [...new Set(plan.players.map((p) => p.label))];
  const counted = results.filter((r) => r.outcome);
  return labels.map((bot) => {
    const seats = plan.players.filter((p) => p.label === bot).length;
    const fair = seats / plan.players.length;
    let wins = 0;
    for (const { outcome, seating } of counted) {
      const winners = outcome!.winners;
      // A draw is shared by all, so that fair stays fair.
      wins += winners.length === 0 ? fair : winners.filter((seat) => plan.players[seating[seat]!]!.label === bot).length / winners.length;
    }
    const { low, high } = wilson(wins, counted.length);
    const verdict = low > fair ? 'better' : high < fair ? 'worse' : 'open';
    const rate = counted.length > 0 ? wins / counted.length : 0;
    return {
      bot,
      seats,
      wins: round(wins),
      winRate: round(rate, 4),
      low: round(low, 4),
      high: round(high, 4),
      fair: round(fair, 4),
      verdict,
    };
  });
}

export function tournamentCommand(program: Command, io: Io, done: (code: number) => void): void {
  rowFlags(program.command('tournament').description('Measure bots against each other: win rates with 95 % intervals.'))
    .option('-m, --matches <number>', 'how many', '200')
    .requiredOption('-b, --bots <list>', 'one bot for each seat: easy, normal, hard, random, greedy, search')
    .option('-r, --rotate', 'move every bot one seat on with each match')
    .addHelpText(
      'after',
      `
"fair" is the share of wins by luck alone. A bot is better where its whole interval lies above that, worse where it lies
below, and open where more matches are needed to tell.

Examples:
  questhall tournament --game nachtwacht --bots search,greedy --matches 300 --rotate
  questhall tournament --game nachtwacht --players 4 --bots search:300ms,greedy,greedy,greedy --matches 200 --rotate
  questhall tournament --game nachtwacht --bots greedy,random --matches 2000 --rotate --json`,
    )
    .action(async (flags: RowFlags) => {
      const row = await playRow(io, flags);
      const { matches, seed, players, seconds, errors, failures, hash, length, workers } = summaryOf(row);
      const rates = standings(row);
      if (flags.json) {
        const out = {
          game: row.plan.game,
          players,
          seed,
          matches,
          rotate: row.plan.rotate,
          standings: rates,
          length,
          seconds,
          workers,
          errors,
          failures,
          hash,
        };
        line(io, JSON.stringify(out, null, 2));
      } else {
        line(
          io,
          `${matches} matches of ${row.plan.game} by ${players}, seed ${seed}${row.plan.rotate ? ', seats rotated' : ''}, ${seconds} s\n`,
        );
        line(io, words(rates));
        for (const l of failureLines(failures)) line(io, l);
      }
      done(errors > 0 ? 1 : 0);
    });
}

function words(rates: readonly Standing[]): string {
  return table(
    [
      { title: 'bot' },
      { title: 'seats', right: true },
      { title: 'wins', right: true },
      { title: 'win rate', right: true },
      { title: '95 % interval' },
      { title: 'fair', right: true },
      { title: 'verdict' },
    ],
    rates.map((r) => [r.bot, r.seats, r.wins, percent(r.winRate), `${percent(r.low)} to ${percent(r.high)}`, percent(r.fair), r.verdict]),
  );
}
