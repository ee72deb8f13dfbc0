import type { Database } from './driver.ts';
import { NotSaved, type StoreStats } from './store.ts';

/** Something to be written, alone among others. */
interface Write {
  run: () => void;
  kept: () => void;
  lost: (error: unknown) => void;
}

/** Writes that share a fate: what is collected until the commit and written as one. */
export interface Collected {
  /** Writes what has been collected, within the transaction. Throws where it cannot: then nothing of the batch is kept. */
  flush(): void;
  /** How many are waiting. */
  readonly size: number;
  /** It is on the disk. */
  kept(): void;
  lost(error: unknown): void;
  mark(): number;
  /** What it has written since the mark has been taken back alone. */
  back(mark: number): void;
}

/** Group commit: all that is asked for in one turn of the event loop shares a transaction, and with it one wait for the disk. */
export class Batch {
  readonly #db: Database;
  readonly #stats: StoreStats;
  readonly #collected: Collected;
  #writes: Write[] = [];
  #flush: NodeJS.Immediate | undefined;

  constructor(db: Database, stats: StoreStats, collected: Collected) {
    this.#db = db;
    this.#stats = stats;
    this.#collected = collected;
  }

  /** Kept once it is on the disk; a write that fails takes only itself back. */
  write(run: () => void): Promise<void> {
    return new Promise((kept, lost) => {
      this.#writes.push({ run, kept, lost });
      this.soon();
    });
  }

  /** There is something to commit at the end of this turn. */
  soon(): void {
    this.#stats.writes++;
    this.#flush ??= setImmediate(() => this.commit());
  }

  /** Commits what waits, now. */
  commit(): void {
    if (this.#flush) clearImmediate(this.#flush);
    this.#flush = undefined;
    const [writes, collected] = [this.#writes, this.#collected];
    this.#writes = [];
    const count = writes.length + collected.size;
    if (count === 0) return;
    const good: Write[] = [];
    const started = performance.now();
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      for (const write of writes) if (this.#tryOne(write)) good.push(write);
      collected.flush();
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#takeBack();
      this.#stats.lost += count;
      const why = new NotSaved(error);
      for (const write of writes) write.lost(why);
      collected.lost(why);
      return;
    }
    this.#stats.commits++;
    this.#stats.seconds += (performance.now() - started) / 1000;
    this.#stats.lost += writes.length - good.length;
    for (const write of good) write.kept();
    collected.kept();
  }

  #tryOne(write: Write): boolean {
    this.#db.exec('SAVEPOINT one');
    const mark = this.#collected.mark();
    try {
      write.run();
      this.#db.exec('RELEASE one');
      return true;
    } catch (error) {
      this.#db.exec('ROLLBACK TO one; RELEASE one');
      this.#collected.back(mark);
      write.lost(new NotSaved(error));
      return false;
    }
  }

  #takeBack(): void {
    try {
      this.#db.exec('ROLLBACK');
    } catch {
      // SQLite has already rolled back by itself (a full disk does that); the error that led here is the one to tell.
    }
  }
}
