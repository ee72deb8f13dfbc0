import { readFile, rename, writeFile } from 'node:fs/promises';
import { matchOptions } from '@questhall/kernel';
import type { MeasuredRules, Sample } from '@questhall/protocol';
import type { Command } from 'commander';
import { CliError } from '../errors.ts';
import { GAMES, gameNamed } from '../games.ts';
import { type Io, line } from '../io.ts';
import { whole, workerCount } from '../match/arguments.ts';
import type { MatchPlan } from '../match/match.ts';
import { playerList } from '../match/players.ts';
import { playMatches } from '../match/run.ts';
import { type MeasuredSetting, optionsIn, settingsOf } from '../measure/plan.ts';
import { measuredReport } from '../measure/report.ts';
import { sampleOf } from '../measure/sample.ts';
import { Progress } from '../output/progress.ts';

interface Flags {
  game: string;
  matches: string;
  seed: string;
  bots: string;
  workers?: string;
  out: string;
  report?: string;
  alike?: boolean;
  only?: string;
  on: string[];
  seats?: string;
}

/** Measures what each option does to matches of bots, and writes it where the table's page looks it up. */
export function measureRulesCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('measure-rules')
    .description('Measure what each option of a game does to matches of bots.')
    .requiredOption('-g, --game <name>', `the game: ${GAMES.join(', ')}`)
    .requiredOption('-o, --out <file>', 'the JSON file that is written; what it holds already of these rules is not measured again')
    .option('-m, --matches <number>', 'matches for each value of each option', '10000')
    .option('-s, --seed <number>', 'the same seed gives the same figures', '1')
    .option('-b, --bots <name>', 'the bot of all seats', 'normal')
    .option('-w, --workers <number>', 'threads (default: one a core)')
    .option('--only <options>', 'these options alone, in this order, joined by commas; "lengths" for the game by the rulebook')
    .option('--seats <number>', 'only with so many seats')
    .option('--on <option=value>', 'only where this is played, such as edition=digital; may be given again', gathered, [])
    .option('--report <file>', 'write the tables as Markdown, too')
    .option(
      '--alike',
      'rules that have a new number and play as before: measure the chosen rows anew, and keep all others where these are the same',
    )
    .addHelpText(
      'after',
      `
It may be stopped at any time: each row is kept as soon as it is measured, and the next run goes on behind it.

Example:
  questhall measure-rules --game nachtwacht --out measured.json --report measured.md`,
    )
    .action(async (flags: Flags) => {
      const { game, length } = gameNamed(flags.game);
      const matches = whole('matches', flags.matches, { min: 2, max: 10_000_000 });
      const seed = whole('seed', flags.seed, { min: 0, max: 2 ** 32 - 1 });
      const wanted = { game: game.id, rules: game.version, bots: flags.bots, seed };
      const found = await readMeasured(flags.out, wanted);
      /** Rows that were measured by rules of another number, and are to come out the same. */
      const before = flags.alike && found && found.rules !== game.version ? found : undefined;
      if (flags.alike && !before) throw new CliError(`${flags.out} holds nothing that was measured by rules of another number.`);
      const kept: MeasuredRules = (found?.rules === game.version ? found : undefined) ?? {
        game: game.id,
        rules: game.version,
        unit: length?.unit ?? 'decisions',
        bots: flags.bots,
        seed,
        date: today(),
        lengths: [],
        values: [],
      };
      const all = chosenRows(settingsOf(game), flags);
      const missing = before ? all.filter((row) => rowOf(before, row)) : all.filter((row) => !has(kept, row, matches));
      if (before && missing.length === 0) throw new CliError('None of these rows was measured before.');
      if (!before) line(io, `${all.length - missing.length} of ${all.length} rows are there already.`);
      for (const [i, row] of missing.entries()) {
        const plan: MatchPlan = {
          game: game.id,
          options: matchOptions(game.options, optionsIn(row)),
          players: playerList(flags.bots, row.seats),
          seed,
          rotate: false,
          keep: false,
        };
        const count = before ? rowOf(before, row)!.matches : matches;
        const progress = new Progress(io, `matches of row ${i + 1} of ${missing.length}`, count);
        const results = await playMatches(plan, count, workerCount(flags.workers, count, false), (n) => progress.at(n)).finally(() =>
          progress.end(),
        );
        const { change, ...on } = row;
        if (before) {
          const differs = Object.entries(sampleOf(results)).find(([key, value]) => rowOf(before, row)![key as keyof Sample] !== value);
          if (differs)
            throw new CliError(
              `These rules play otherwise: ${differs[0]} of a row is ${differs[1]} now. Measure them afresh, without --alike.`,
            );
          continue;
        }
        if (change) kept.values = [...without(kept.values, row), { ...on, ...change, ...sampleOf(results) }];
        else kept.lengths = [...without(kept.lengths, row), { ...on, ...sampleOf(results) }];
        kept.date = today();
        await write(flags.out, `${JSON.stringify(kept, null, 2)}\n`);
        line(io, `${change ? `${change.option} = ${String(change.value)}` : `${row.seats} seats`}: ${JSON.stringify(row.base)}`);
      }
      const alike = before && { ...before, rules: game.version };
      if (alike) await write(flags.out, `${JSON.stringify(alike, null, 2)}\n`);
      if (flags.report !== undefined) await write(flags.report, measuredReport(alike ?? kept));
      done(0);
    });
}

const gathered = (word: string, before: string[]) => [...before, word];

/** The rows that were asked for, in the order in which they were named. @throws CliError where a name or a place names no row */
function chosenRows(all: MeasuredSetting[], { only, on, seats }: Pick<Flags, 'only' | 'on' | 'seats'>): MeasuredSetting[] {
  const wanted = seats === undefined ? all : all.filter((row) => String(row.seats) === seats);
  const there = wanted.filter(({ base }) =>
    on.every((place) => Object.entries(base).some(([id, value]) => place === `${id}=${String(value)}`)),
  );
  if (there.length === 0)
    throw new CliError(`Nothing is measured on ${[...on, ...(seats === undefined ? [] : [`${seats} seats`])].join(', ')}.`);
  if (only === undefined) return there;
  return only.split(',').flatMap((name) => {
    const rows = there.filter(({ change }) => name === (change?.option ?? 'lengths'));
    if (rows.length === 0) throw new CliError(`There is nothing to measure called "${name}".`);
    return rows;
  });
}

const today = () => new Date().toISOString().slice(0, 10);

type Kept = { base: Readonly<Record<string, unknown>>; seats: number; option?: string; value?: unknown };

const same = (kept: Kept, { base, seats, change }: MeasuredSetting) =>
  kept.seats === seats &&
  JSON.stringify(kept.base) === JSON.stringify(base) &&
  kept.option === change?.option &&
  (change === undefined || kept.value === change.value);

const has = ({ lengths, values }: MeasuredRules, row: MeasuredSetting, matches: number) =>
  [...lengths, ...values].some((kept) => same(kept, row) && kept.matches >= matches);

const rowOf = ({ lengths, values }: MeasuredRules, row: MeasuredSetting) => [...lengths, ...values].find((kept) => same(kept, row));

const without = <T extends Kept>(rows: readonly T[], row: MeasuredSetting): T[] => rows.filter((kept) => !same(kept, row));

/** What was measured before, perhaps under other rules, by the same bots. @throws CliError where the file is something else */
async function readMeasured(
  file: string,
  wanted: Pick<MeasuredRules, 'game' | 'rules' | 'bots' | 'seed'>,
): Promise<MeasuredRules | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (e) {
    if ((e as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw e;
  }
  let found: MeasuredRules;
  try {
    found = JSON.parse(text) as MeasuredRules;
  } catch {
    throw new CliError(`${file} is no JSON. Move it away, or name another file with --out.`);
  }
  if (!Array.isArray(found.lengths) || !Array.isArray(found.values)) {
    throw new CliError(`${file} holds no measured rules. Move it away, or name another file with --out.`);
  }
  const other = (Object.keys(wanted) as (keyof typeof wanted)[]).find((key) => found[key] !== wanted[key]);
  if (other === undefined) return found;
  // Rules that have changed since are measured afresh, or shown to play alike; anything else is another measurement.
  if (other === 'rules') return found;
  throw new CliError(
    `${file} was measured with ${other} ${String(found[other])}, not ${String(wanted[other])}. Name another file with --out.`,
  );
}

/** Whole or not at all, so that a run that is stopped leaves a file that can be read. */
async function write(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
