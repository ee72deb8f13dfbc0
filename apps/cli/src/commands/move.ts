import { resolve } from 'node:path';
import type { Command } from 'commander';
import { CliError } from '../errors.ts';
import { type Io, line } from '../io.ts';
import { told } from './backup.ts';

export function moveCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('move')
    .description('Move everything that a stopped server keeps between a folder and a PostgreSQL database.')
    .option('-d, --data <folder>', 'the data folder', io.env.DATA_DIR ?? 'data')
    .option('--to <url>', 'from the folder into this database, which must be empty: postgres://user:password@host/name')
    .option('--from <url>', 'from this database into the folder, which must be empty')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Every match is compared after it was copied, and its chain checked. What was left is marked, so that no server starts on it.

Examples:
  questhall move --data data --to postgres://questhall@localhost/questhall
  questhall move --from postgres://questhall@localhost/questhall --data data-again`,
    )
    .action(async (flags: { data: string; to?: string; from?: string; json?: boolean }) => {
      const { moveStore, storeFrom } = await import('@questhall/server');
      if ((flags.to === undefined) === (flags.from === undefined)) throw new CliError('say either --to or --from', 2);
      const folder = resolve(io.cwd, flags.data);
      const { to, from } = flags;
      const facts = await told(() => {
        const url = storeFrom(to ?? from)!;
        return moveStore(folder, to === undefined ? { from: url } : { to: url });
      });
      const { matches, checked, actions, sessions } = facts;
      const words = `Moved ${matches} matches with ${actions} actions, and ${sessions} sessions; ${checked} chains were checked and hold.`;
      line(io, flags.json ? JSON.stringify(facts) : words);
      done(0);
    });
}
