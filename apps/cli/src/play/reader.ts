import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

/** Lines of a person, one at a time; undefined where nothing more comes. Lines that come early are kept. */
export class Reader {
  private readonly lines: string[] = [];
  private readonly face;
  private waiting: ((line: string | undefined) => void) | undefined;
  private ended = false;

  constructor(io: Io) {
    this.face = createInterface({ input: io.input, terminal: false });
    this.face.on('line', (words) => {
      const give = this.waiting;
      this.waiting = undefined;
      if (give) give(words);
      else this.lines.push(words);
    });
    this.face.on('close', () => {
      this.ended = true;
      this.waiting?.(undefined);
      this.waiting = undefined;
    });
  }

  next(): Promise<string | undefined> {
    const line = this.lines.shift();
    if (line !== undefined || this.ended) return Promise.resolve(line);
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  }

  close(): void {
    this.face.close();
  }
}
