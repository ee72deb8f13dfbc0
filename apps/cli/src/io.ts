import type { Readable, Writable } from 'node:stream';

/** Where a command reads and writes, so that tests can stand in for a terminal. */
export interface Io {
  out: Writable & { isTTY?: boolean; columns?: number };
  err: Writable & { isTTY?: boolean };
  input: Readable & { isTTY?: boolean };
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
}

/** One line to standard output. */
export function line(io: Io, words = ''): void {
  io.out.write(`${words}\n`);
}
