import { LEVEL_TEXTS, type LevelFile, type Problem, playable, readLevel } from '@questhall/dystopia/levels';
import { type LevelReport, type Measuring, type PartyTale, type Rate, reportOf } from '@questhall/dystopia/measure';
import { type Locale, type Speaker, speaker } from '@questhall/text';
import type { Command } from 'commander';
import { CliError } from '../errors.ts';
import { type Io, line } from '../io.ts';
import { playParties } from '../level/run.ts';
import { whole, workerCount } from '../match/arguments.ts';
import { readText } from '../match/files.ts';
import { Progress } from '../output/progress.ts';
import { facts, percent, table } from '../output/table.ts';

const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;

interface MeasureFlags {
  parties: string;
  heroes: string;
  difficulty: string;
  seed: string;
  workers?: string;
  json?: boolean;
}

/** `questhall level check` and `questhall level measure`: what the editor knows of a level, without a browser. */
export function levelCommand(program: Command, io: Io, done: (code: number) => void): void {
  const level = program.command('level').description('Check and measure levels of Dystopia (docs/levels.md).');
  level
    .command('check')
    .description('Say what is wrong with level files, with line and column.')
    .argument('<file...>', 'levels, as the editor exports them')
    .option('--json', 'print JSON')
    .action((files: string[], { json }: { json?: boolean }) => {
      const results = files.map((file) => ({ file, problems: readLevel(readText(file, io.cwd)).problems }));
      if (json) line(io, JSON.stringify(results, null, 2));
      else for (const { file, problems } of results) for (const words of report(file, problems)) line(io, words);
      done(results.every(({ problems }) => playable(problems)) ? 0 : 1);
    });
  level
    .command('measure')
    .description('Let parties of bots play a level against the computer’s Wizor: how hard is it?')
    .argument('<file>', 'a level, as the editor exports it')
    .option('-p, --parties <number>', 'how many', '500')
    .option('--heroes <number>', 'heroes in a party', '3')
    .option('-d, --difficulty <name>', DIFFICULTIES.join(', '), 'normal')
    .option('-s, --seed <number>', 'the same seed gives the same parties', '1')
    .option('-w, --workers <number>', 'threads (default: one a core)')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
Which heroes go is drawn for each party. A party that has neither won nor lost after 120 rounds counts as not won.

Example:
  questhall level measure my-level.json --parties 500`,
    )
    .action(async (file: string, flags: MeasureFlags) => done(await measure(io, file, flags)));
}

async function measure(io: Io, file: string, flags: MeasureFlags): Promise<number> {
  const text = readText(file, io.cwd);
  const { level, problems } = readLevel(text);
  if (!level || !playable(problems)) {
    throw new CliError(
      [
        'this level cannot be played:',
        ...report(
          file,
          problems.filter(({ severity }) => severity === 'error'),
        ),
      ].join('\n'),
      1,
    );
  }
  const difficulty = DIFFICULTIES.find((name) => name === flags.difficulty);
  if (!difficulty) throw new CliError(`--difficulty must be one of ${DIFFICULTIES.join(', ')}, not "${flags.difficulty}".`);
  const parties = whole('parties', flags.parties, { min: 1, max: 1_000_000 });
  const measuring: Measuring = {
    level: text,
    heroes: whole('heroes', flags.heroes, { min: 1, max: 4 }),
    difficulty,
    seed: whole('seed', flags.seed, { min: 0, max: 2 ** 32 - 1 }),
  };
  const workers = workerCount(flags.workers, parties, true);
  const progress = new Progress(io, 'parties', parties);
  const began = performance.now();
  const results = await playParties(measuring, parties, workers, (n) => progress.at(n)).finally(() => progress.end());
  const seconds = Math.round((performance.now() - began) / 10) / 100;
  const tales: PartyTale[] = results.flatMap((result) => ('tale' in result ? [result.tale] : []));
  const failures = results.flatMap((result) => ('error' in result ? [{ party: result.index, error: result.error }] : []));
  const { level: _, ...asked } = measuring;
  const summary = { level: level.id, ...asked, seconds, workers, errors: failures.length, failures, ...reportOf(level, tales) };
  line(io, flags.json ? JSON.stringify(summary, null, 2) : words(level, summary));
  return failures.length > 0 ? 1 : 0;
}

/** The problems of a file, one a line, as compilers write them. */
function report(file: string, problems: readonly Problem[]): string[] {
  const locale: Locale = 'en';
  const speak: Speaker = speaker(locale, [LEVEL_TEXTS[locale]], String);
  return problems.map(({ code, args, severity, line: row = 1, column = 1, at, rule }) => {
    const said = speak.say({ key: `level.problem.${code}`, ...(args ? { args } : {}) });
    const square = at ? ` Square ${at.join(',')}.` : '';
    return `${file}:${row}:${column}: ${severity}: ${said}${square}${rule ? ` (${rule})` : ''}`;
  });
}

const interval = ({ rate, low, high }: Rate): string => `${percent(rate)} (${percent(low)} to ${percent(high)})`;
const most = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .slice(0, 5)
    .map(([name, n]) => `${name || 'other'} ${n}`)
    .join(', ') || 'none';

/** The report for people. */
function words(
  level: LevelFile,
  r: LevelReport & { heroes: number; difficulty: string; seconds: number; workers: number; errors: number },
): string {
  const about = facts([
    ['won', interval(r.won)],
    ['nobody died', interval(r.deaths.nobody)],
    ['dead heroes', `${r.deaths.mean} of ${r.heroes}`],
    ['rounds', r.rounds ? `mean ${r.rounds.mean}, median ${r.rounds.median}, 95 % within ${r.rounds.p95}` : 'none'],
    ['not finished', r.unfinished],
    ['monsters beaten', `${percent(r.beaten)} of all that waited, ${percent(r.beatenOfMet)} of those that came into sight`],
    ['deaths by cause', most(r.deaths.by)],
    ['deaths by area', most(r.deaths.byArea)],
    ['never visited', r.neverVisited.join(', ') || 'no area'],
    ['errors', r.errors],
    ['time', `${r.seconds} s on ${r.workers} ${r.workers === 1 ? 'thread' : 'threads'}`],
  ]);
  const areas = table(
    [{ title: 'area' }, { title: 'name' }, { title: 'visited', right: true }],
    r.areas.map(({ area, name, share }) => [area, name, percent(share)]),
  );
  return `${r.parties} parties of ${r.heroes} in “${level.title}”, ${r.difficulty}\n\n${about}\n\n${areas}`;
}
