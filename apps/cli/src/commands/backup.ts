import { resolve } from 'node:path';
import type { BackupFacts } from '@questhall/server';
import type { Command } from 'commander';
import { CliError } from '../errors.ts';
import { type Io, line } from '../io.ts';

export function backupCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('backup')
    .description('Write everything that a server keeps into one file, and read it back.')
    .option('-d, --data <folder>', 'the data folder of the server', io.env.DATA_DIR ?? 'data')
    .requiredOption('-o, --out <file>', 'where to write it; must not exist')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
The server may be running: the file is one moment of it, whole. It holds the secrets of running matches, so keep it private.

Examples:
  questhall backup --out questhall.backup
  questhall backup --data /var/lib/questhall --out /backups/questhall-$(date +%F).backup`,
    )
    .action(async (flags: { data: string; out: string; json?: boolean }) => {
      const { backupFolder } = await import('@questhall/server');
      const facts = await told(() => backupFolder(resolve(io.cwd, flags.data), resolve(io.cwd, flags.out)));
      line(io, flags.json ? JSON.stringify(facts) : `${flags.out} holds ${inWords(facts)}; it was read back and is sound.`);
      done(0);
    });
}

export function inWords({ matches, running, actions, sessions, bytes }: BackupFacts): string {
  const count = (n: number, what: string, several = `${what}s`) => `${n} ${n === 1 ? what : several}`;
  const all = `${count(matches, 'match', 'matches')} (${running} running), ${count(actions, 'action')} and ${count(sessions, 'session')}`;
  return `${all} in ${Math.ceil(bytes / 1024)} KB`;
}

/** What the server's own code refuses in one sentence is told in that sentence. */
export async function told<T>(run: () => T | Promise<T>): Promise<T> {
  const { StartProblem } = await import('@questhall/server');
  try {
    return await run();
  } catch (error) {
    throw error instanceof StartProblem ? new CliError(error.message, 1) : error;
  }
}
