import { printable } from '@questhall/plain';
import { Command, CommanderError } from 'commander';
import { CliError } from './errors.ts';
import type { Io } from './io.ts';

type AddCommand = (program: Command, io: Io, done: (code: number) => void) => void;

/** Each command with the file that it stands in, in the order of the help. A command line loads the one that it names: games and bots alone take seconds. */
const COMMANDS: ReadonlyMap<string, () => Promise<AddCommand>> = new Map<string, () => Promise<AddCommand>>([
  ['serve', async () => (await import('./commands/serve.ts')).serveCommand],
  ['play', async () => (await import('./commands/play.ts')).playCommand],
  ['simulate', async () => (await import('./commands/simulate.ts')).simulateCommand],
  ['tournament', async () => (await import('./commands/tournament.ts')).tournamentCommand],
  ['scenario', async () => (await import('./commands/scenario.ts')).scenarioCommand],
  ['level', async () => (await import('./commands/level.ts')).levelCommand],
  ['measure-rules', async () => (await import('./commands/measure-rules.ts')).measureRulesCommand],
  ['chronicle', async () => (await import('./commands/chronicle.ts')).chronicleCommand],
  ['cards', async () => (await import('./commands/cards.ts')).cardsCommand],
  ['where', async () => (await import('./commands/where.ts')).whereCommand],
  ['export', async () => (await import('./commands/export.ts')).exportCommand],
  ['import', async () => (await import('./commands/import.ts')).importCommand],
  ['verify', async () => (await import('./commands/verify.ts')).verifyCommand],
  ['backup', async () => (await import('./commands/backup.ts')).backupCommand],
  ['restore', async () => (await import('./commands/restore.ts')).restoreCommand],
  ['move', async () => (await import('./commands/move.ts')).moveCommand],
  ['deploy-check', async () => (await import('./commands/deploy-check.ts')).deployCheckCommand],
]);

/** The command line for these words: with the one command that they begin with, or else (a flag, help, a word that is none) with all. */
async function buildProgram(words: readonly string[], io: Io, done: (code: number) => void): Promise<Command> {
  const program = new Command('questhall')
    .description('Questhall: board games with every rule enforced. Host, play, simulate and test them.')
    .version('0.2.0')
    .exitOverride()
    .showHelpAfterError('(--help shows what there is)')
    .configureOutput({ writeOut: (words) => io.out.write(words), writeErr: (words) => io.err.write(words) })
    .addHelpText('after', '\nquesthall <command> --help shows flags and examples.');
  const named = COMMANDS.get(words[0] ?? '');
  for (const load of named ? [named] : COMMANDS.values()) (await load())(program, io, done);
  return program;
}

/**
 * Runs one command line and returns its exit code: 0 for success, 1 for failures found, 2 for a wrong command line.
 * What goes wrong in the program itself is thrown on: it needs its stack.
 */
export async function run(words: readonly string[], io: Io): Promise<number> {
  let code = 0;
  try {
    const program = await buildProgram(words, io, (c) => {
      code = c;
    });
    await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (e) {
    if (e instanceof CommanderError) return e.exitCode === 0 ? 0 : 2;
    if (e instanceof CliError) {
      io.err.write(`questhall: ${printable(e.message)}\n`);
      return e.code;
    }
    throw e;
  }
}
