import type { Io } from '../io.ts';

/** How long work goes without a word where nobody watches a terminal, and how often a terminal's line is redrawn. */
const QUIET_MS = 5000;
const REDRAW_MS = 150;

/** One line on standard error that says how far long work is. On a terminal it is redrawn; elsewhere it comes every few seconds. */
export class Progress {
  private readonly io: Io;
  private readonly what: string;
  private readonly total: number;
  private readonly began = Date.now();
  private said = Date.now();
  private drawn = false;

  constructor(io: Io, what: string, total: number) {
    this.io = io;
    this.what = what;
    this.total = total;
  }

  /** Says that `done` of the total are done, if it is time to say something. */
  at(done: number): void {
    const now = Date.now();
    const tty = this.io.err.isTTY;
    if (now - this.said < (tty ? REDRAW_MS : QUIET_MS)) return;
    this.said = now;
    const seconds = (now - this.began) / 1000;
    const left = done > 0 ? Math.ceil((seconds / done) * (this.total - done)) : undefined;
    const words = `${done} of ${this.total} ${this.what}${left === undefined ? '' : `, about ${left} s left`}`;
    this.io.err.clearLine();
    this.io.err.write(tty ? words : `${words}\n`);
    this.drawn = tty;
  }

  /** Clears the line. */
  end(): void {
    if (this.drawn) this.io.err.clearLine();
  }
}
