import { printable } from '@questhall/plain';
import { Command, CommanderError } from 'commander';
import { backupCommand } from './commands/backup.ts';
import { cardsCommand } from './commands/cards.ts';
import { chronicleCommand } from './commands/chronicle.ts';
import { deployCheckCommand } from './commands/deploy-check.ts';
import { exportCommand } from './commands/export.ts';
import { importCommand } from './commands/import.ts';
import { levelCommand } from './commands/level.ts';
import { measureRulesCommand } from './commands/measure-rules.ts';
import { moveCommand } from './commands/move.ts';
import { playCommand } from './commands/play.ts';
import { restoreCommand } from './commands/restore.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { tournamentCommand } from './commands/tournament.ts';
import { verifyCommand } from './commands/verify.ts';
import { whereCommand } from './commands/where.ts';
import { CliError } from './errors.ts';
import type { Io } from './io.ts';

/** The whole command line. `done` is told the exit code of a command that ran to its end. */
export function buildProgram(io: Io, done: (code: number) => void): Command {
  const program = new Command('questhall')
    .description('Questhall: board games with every rule enforced. Host, play, simulate and test them.')
    .version('0.1.0')
    .exitOverride()
    .showHelpAfterError('(--help shows what there is)')
    .configureOutput({ writeOut: (words) => io.out.write(words), writeErr: (words) => io.err.write(words) })
    .addHelpText('after', '\nquesthall <command> --help shows flags and examples.');
  for (const add of [
    serveCommand,
    playCommand,
    simulateCommand,
    tournamentCommand,
    scenarioCommand,
    levelCommand,
    measureRulesCommand,
    chronicleCommand,
    cardsCommand,
    whereCommand,
  ])
    add(program, io, done);
  for (const add of [exportCommand, importCommand, verifyCommand, backupCommand, restoreCommand, moveCommand, deployCheckCommand])
    add(program, io, done);
  return program;
}

/**
 * Runs one command line and returns its exit code: 0 for success, 1 for failures found, 2 for a wrong command line.
 * What goes wrong in the program itself is thrown on: it needs its stack.
 */
export async function run(words: readonly string[], io: Io): Promise<number> {
  let code = 0;
  try {
    await buildProgram(io, (c) => {
      code = c;
    }).parseAsync(words, { from: 'user' });
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
