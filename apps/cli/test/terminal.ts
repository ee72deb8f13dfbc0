import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { type Io, terminal } from '../src/io.ts';
import { run } from '../src/program.ts';

/** A folder of its own for a test that writes files. */
export function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'questhall-cli-'));
}

export interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs one command line as a terminal would, with these lines as what a person types. */
export async function questhall(
  words: string,
  { typed = [], env = {}, cwd = scratch() }: { typed?: string[]; env?: Record<string, string>; cwd?: string } = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const into = (take: (words: string) => void) =>
    terminal(
      new Writable({
        write(chunk, _encoding, done) {
          take(String(chunk));
          done();
        },
      }),
    );
  const io: Io = {
    out: into((w) => {
      out += w;
    }),
    err: into((w) => {
      err += w;
    }),
    input: typed.length > 0 ? Readable.from(typed.map((l) => `${l}\n`)) : new PassThrough().end(),
    env,
    cwd,
  };
  const code = await run(
    words.split(' ').filter((w) => w !== ''),
    io,
  );
  return { code, out, err };
}
