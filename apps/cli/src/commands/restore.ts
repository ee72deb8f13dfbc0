import { resolve } from 'node:path';
import type { Command } from 'commander';
import { type Io, line } from '../io.ts';
import { inWords, told } from './backup.ts';

export function restoreCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('restore')
    .description('Put a backup into an empty data folder, checked before and after.')
    .argument('<file>', 'what questhall backup has written')
    .option('-d, --data <folder>', 'the folder; must hold no Questhall yet', io.env.DATA_DIR ?? 'data')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Examples:
  questhall restore questhall.backup --data /var/lib/questhall-again
  questhall serve --data /var/lib/questhall-again`,
    )
    .action(async (file: string, flags: { data: string; json?: boolean }) => {
      const { restoreFolder } = await import('@questhall/server');
      const facts = await told(() => restoreFolder(resolve(io.cwd, file), resolve(io.cwd, flags.data)));
      line(
        io,
        flags.json ? JSON.stringify(facts) : `${flags.data} holds ${inWords(facts)}. Start it with: questhall serve --data ${flags.data}`,
      );
      done(0);
    });
}
