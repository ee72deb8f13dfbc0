import { createHash } from 'node:crypto';
import { chmodSync, closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';

/*
 * How far each match is, kept beside the database. Where the write-ahead log is damaged, SQLite takes it to end there and
 * says nothing: whatever was acknowledged after that place is gone. These counts say so. A count is written once its
 * actions are on the disk and never before, so that a loss of power cannot make it speak of what was never kept; it is not
 * waited for, so that after one it may speak of a little less. A server that is stopped has nothing left in its log, and
 * removes the file.
 */

/** A count for each match: the number of its last action. */
export type HeadCounts = Map<string, number>;

/** From this size on the file is written anew, where that makes it a quarter as long. */
const LONG = 1024 * 1024;
const LINE = 30;

/** Counts as they lie in the file `questhall.heads`: a line for each commit, which begins with a sum over the rest. */
export class Heads {
  readonly #file: string;
  readonly #counts: HeadCounts;
  /** What could not be written yet: the disk was full. It goes with the next. */
  #waiting: HeadCounts = new Map();
  #descriptor: number | undefined;
  #bytes = 0;

  /** @param counts those of the file that was left behind, which the database has been found to hold */
  constructor(file: string, counts: HeadCounts = new Map()) {
    this.#file = file;
    this.#counts = counts;
    this.#rewrite();
  }

  /** These matches have come so far, and it is on the disk. */
  note(heads: Iterable<readonly [match: string, seq: number]>): void {
    for (const [match, seq] of heads) this.#waiting.set(match, seq);
    for (const [match, seq] of this.#waiting) this.#counts.set(match, seq);
    this.#append();
  }

  /** A match was deleted: nothing of it is to be there. */
  forget(match: string): void {
    if (!this.#counts.has(match)) return;
    this.note([[match, 0]]);
    this.#counts.delete(match);
  }

  /** Everything is in the database itself, and the log is gone. */
  remove(): void {
    this.#close();
    rmSync(this.#file, { force: true });
  }

  #append(): void {
    if (this.#waiting.size === 0) return;
    try {
      this.#descriptor ??= openSync(this.#file, 'a', 0o600);
      // The line feed comes first: a line that was cut by a full disk spoils no other.
      const text = `\n${lineOf(this.#waiting)}`;
      this.#bytes += writeSync(this.#descriptor, text);
      this.#waiting = new Map();
    } catch (error) {
      // A full disk refuses actions by itself; until there is room the counts only say less than they could.
      if (!isDisk(error)) throw error;
    }
    if (this.#bytes > LONG && this.#bytes > 4 * LINE * this.#counts.size) this.#rewrite();
  }

  #rewrite(): void {
    this.#close();
    const part = `${this.#file}.part`;
    try {
      const descriptor = openSync(part, 'w', 0o600);
      this.#bytes = this.#counts.size === 0 ? 0 : writeSync(descriptor, lineOf(this.#counts));
      closeSync(descriptor);
      chmodSync(part, 0o600);
      renameSync(part, this.#file);
    } catch (error) {
      if (!isDisk(error)) throw error;
    }
  }

  #close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }
}

const isDisk = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EROFS', 'EPERM', 'EACCES', 'EIO', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '');

function lineOf(counts: HeadCounts): string {
  const text = [...counts].map(([match, seq]) => `${match}:${seq}`).join(' ');
  return `${sumOf(text)} ${text}`;
}

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The counts of a file that a server has left behind; lines that are cut or damaged count for nothing. */
export function readHeads(file: string): HeadCounts {
  const counts: HeadCounts = new Map();
  if (!existsSync(file)) return counts;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [sum, ...heads] = line.split(' ');
    if (heads.length === 0 || sum !== sumOf(heads.join(' '))) continue;
    for (const head of heads) {
      const [match = '', seq = '0'] = head.split(':');
      counts.set(match, Number(seq));
    }
  }
  return counts;
}
