import type { Readable, Writable } from 'node:stream';
import { printable } from '@questhall/plain';

type Output = Writable & { isTTY?: boolean; columns?: number };

/** Where a command reads and writes, so that tests can stand in for a terminal. */
export interface Io {
  out: Terminal;
  err: Terminal;
  input: Readable & { isTTY?: boolean };
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
}

/**
 * A stream as commands have it: what is written is text, and nothing in it speaks to the terminal, since records, levels
 * and names come from strangers.
 */
export interface Terminal {
  readonly isTTY: boolean;
  readonly columns: number | undefined;
  /** Writes a text. Control characters and marks of direction in it come out as `\\u001b`; JSON stays the same JSON. */
  write(words: string): void;
  /** Goes back to the beginning of the line and clears it, on a terminal. */
  clearLine(): void;
}

/** A stream made into a `Terminal`. */
export function terminal(stream: Output): Terminal {
  return {
    isTTY: stream.isTTY === true,
    get columns() {
      return stream.columns;
    },
    write(words) {
      stream.write(printable(words, { lines: true }));
    },
    clearLine() {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}

/** One line to standard output. */
export function line(io: Io, words = ''): void {
  io.out.write(`${words}\n`);
}
