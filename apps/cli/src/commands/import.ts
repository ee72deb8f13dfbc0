import { resolve } from 'node:path';
import type { Command } from 'commander';
import { CliError } from '../errors.ts';
import { type Io, line } from '../io.ts';
import { readJson } from '../match/files.ts';

export function importCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('import')
    .description('Keep an exported match in a data folder, as a finished match that can be looked at and exported again.')
    .argument('<file>', 'a record, as export writes it')
    .option('-d, --data <folder>', 'the data folder', io.env.DATA_DIR ?? 'data')
    .addHelpText(
      'after',
      `
The record is checked first; one that is not in order, or whose match is there already, is refused. No server may be
using the folder meanwhile.

Example:
  questhall import match.json --data data`,
    )
    .action(async (file: string, { data }: { data: string }) => {
      const record = readJson(file, io.cwd);
      const { importIntoFolder, NotImported, StartProblem } = await import('@questhall/server');
      try {
        const { id, code } = await importIntoFolder(resolve(io.cwd, data), record);
        line(io, `The match ${id} is in ${data}; its table has the code ${code}.`);
      } catch (e) {
        if (e instanceof NotImported) throw new CliError(`${file} is not taken in: ${e.message}.`, 1);
        if (e instanceof StartProblem) throw new CliError(e.message, 1);
        throw e;
      }
      done(0);
    });
}
