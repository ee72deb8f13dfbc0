import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { CliError } from '../errors.ts';
import { type Io, line } from '../io.ts';

interface ExportFlags {
  data: string;
  match?: string;
  code?: string;
  out?: string;
}

export function exportCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('export')
    .description('Write the record of a finished match: everything that is needed to check it or to keep it elsewhere.')
    .option('-d, --data <folder>', 'the data folder of the server', io.env.DATA_DIR ?? 'data')
    .option('-m, --match <id>', 'the match by its id')
    .option('-c, --code <code>', 'the match by the code of its table')
    .option('-o, --out <file>', 'where to write it (default: standard output)')
    .addHelpText(
      'after',
      `
The server may be running. Of a match that is not over nothing is given away.

Examples:
  questhall export --code K7QXM --out match.json
  questhall export --data /var/lib/questhall --match a1b2c3d4e5f6g7h8 > match.json`,
    )
    .action(async (flags: ExportFlags) => {
      const record = await recordOf(flags, io);
      const text = `${JSON.stringify(record, null, 1)}\n`;
      if (flags.out === undefined) io.out.write(text);
      else {
        writeOut(resolve(io.cwd, flags.out), text, flags.out);
        line(io, `${flags.out} holds the match; questhall verify ${flags.out} checks it.`);
      }
      done(0);
    });
}

async function recordOf({ data, match, code }: ExportFlags, io: Io): Promise<object> {
  if ((match === undefined) === (code === undefined))
    throw new CliError('say which match: --match with its id, or --code with that of its table.');
  const { ApiFailure, exportFromFolder, StartProblem } = await import('@questhall/server');
  try {
    const record = await exportFromFolder(
      resolve(io.cwd, data),
      match === undefined ? { code: (code ?? '').toUpperCase() } : { id: match },
    );
    if (record) return record;
  } catch (e) {
    if (e instanceof ApiFailure) throw new CliError(`${e.message}.`, 1);
    if (e instanceof StartProblem) throw new CliError(e.message, 1);
    throw e;
  }
  throw new CliError(`there is no match ${match ?? code} in ${data}.`, 1);
}

function writeOut(path: string, text: string, said: string): void {
  try {
    writeFileSync(path, text);
  } catch (e) {
    throw new CliError(`cannot write ${said} (${(e as NodeJS.ErrnoException).code ?? String(e)}).`, 1);
  }
}
