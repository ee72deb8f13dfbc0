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
  talk?: string;
}

export function exportCommand(program: Command, io: Io, done: (code: number) => void): void {
  program
    .command('export')
    .description('Write the record of a finished match: everything that is needed to check it or to keep it elsewhere.')
    .option('-d, --data <folder>', 'the data folder of the server', io.env.DATA_DIR ?? 'data')
    .option('-m, --match <id>', 'the match by its id')
    .option('-c, --code <code>', 'the match by the code of its table')
    .option('-o, --out <file>', 'where to write it (default: standard output)')
    .option('--talk <file>', 'where to write what was said at the table, which is no part of the record')
    .addHelpText(
      'after',
      `
The server may be running. Of a match that is not over nothing is given away.

Examples:
  questhall export --code K7QXM --out match.json
  questhall export --code K7QXM --out match.json --talk talk.json
  questhall export --data /var/lib/questhall --match a1b2c3d4e5f6g7h8 > match.json`,
    )
    .action(async (flags: ExportFlags) => {
      const { record, talk } = await matchOf(flags, io);
      const text = `${JSON.stringify(record, null, 1)}\n`;
      if (flags.out === undefined) io.out.write(text);
      else {
        writeOut(resolve(io.cwd, flags.out), text, flags.out);
        line(io, `${flags.out} holds the match; questhall verify ${flags.out} checks it.`);
      }
      if (flags.talk !== undefined) writeOut(resolve(io.cwd, flags.talk), `${JSON.stringify(talk, null, 1)}\n`, flags.talk);
      done(0);
    });
}

async function matchOf({ data, match, code, talk }: ExportFlags, io: Io): Promise<{ record: object; talk: object | undefined }> {
  if ((match === undefined) === (code === undefined))
    throw new CliError('say which match: --match with its id, or --code with that of its table.');
  const { ApiFailure, exportFromFolder, StartProblem, talkFromFolder } = await import('@questhall/server');
  const folder = resolve(io.cwd, data);
  const which = match === undefined ? { code: (code ?? '').toUpperCase() } : { id: match };
  try {
    const record = await exportFromFolder(folder, which);
    if (record) return { record, talk: talk === undefined ? undefined : await talkFromFolder(folder, which) };
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
