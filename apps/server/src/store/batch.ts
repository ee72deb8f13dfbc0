import type { Database, Statement } from './driver.ts';
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
  /** The transaction holds: nothing waits any more. Returns what tells those who waited that it is on the disk. */
  held(): () => void;
  lost(error: unknown): void;
  mark(): number;
  /** What it has written since the mark has been taken back alone. */
  back(mark: number): void;
}

/** How the disk is waited for. */
export interface Disk {
  /** Waits until everything that was written to the log of the database is on the disk. */
  sync: () => Promise<void>;
  /** What the next transaction waits for besides, if anything. */
  pause: () => Promise<void> | undefined;
}

/** A busy server gathers so long at most before it commits, in milliseconds: about as long as a disk takes. */
const GATHERED_MS = 2;

/**
 * Group commit: all that is asked for while the disk is busy with what came before shares a transaction, and with it one
 * wait for the disk. The wait is not the event loop's: others are served meanwhile. What a transaction costs is the same
 * for one write and for twenty, so it is begun when a turn of the event loop has brought nothing more: at once where
 * little happens, and where sockets are full of messages, when those have been read.
 */
export class Batch {
  readonly #db: Database;
  readonly #stats: StoreStats;
  readonly #collected: Collected;
  readonly #disk: Disk | undefined;
  readonly #begin: Statement;
  readonly #end: Statement;
  #writes: Write[] = [];
  #flush: NodeJS.Immediate | undefined;
  /** How many writes there were when it was last looked, and when that was first done for this transaction. */
  #gathered = 0;
  #since = 0;
  #syncing: Promise<void> | undefined;

  /** @param disk absent: a transaction that holds is on the disk */
  constructor(db: Database, stats: StoreStats, collected: Collected, disk?: Disk) {
    this.#disk = disk;
    this.#db = db;
    this.#begin = db.prepare('BEGIN IMMEDIATE');
    this.#end = db.prepare('COMMIT');
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

  /** There is something to commit, when nothing more comes, or when the disk is done with what came before. */
  soon(): void {
    this.#stats.writes++;
    if (!this.#syncing) this.#gather();
  }

  /** At the end of this turn it is looked whether more has come. */
  #gather(): void {
    this.#flush ??= setImmediate(this.#look);
  }

  readonly #look = (): void => {
    this.#flush = undefined;
    const size = this.#writes.length + this.#collected.size;
    const isFirst = this.#gathered === 0;
    const now = performance.now();
    if (isFirst) this.#since = now;
    const more = size > this.#gathered && now - this.#since < GATHERED_MS;
    this.#gathered = size;
    if (more) this.#gather();
    else this.commit();
  };

  /** Something waits, for a transaction or for the disk. */
  get isBusy(): boolean {
    return this.#syncing !== undefined || this.#writes.length + this.#collected.size > 0;
  }

  /** Resolves when nothing waits any more. */
  async end(): Promise<void> {
    while (this.isBusy) {
      if (!this.#syncing) this.commit();
      await this.#syncing;
    }
  }

  /** Commits what waits, now. */
  commit(): void {
    if (this.#flush) clearImmediate(this.#flush);
    this.#flush = undefined;
    this.#gathered = 0;
    const [writes, collected] = [this.#writes, this.#collected];
    this.#writes = [];
    const count = writes.length + collected.size;
    if (count === 0) return;
    const good: Write[] = [];
    const started = performance.now();
    try {
      this.#begin.run();
      for (const write of writes) if (this.#tryOne(write)) good.push(write);
      collected.flush();
      this.#end.run();
    } catch (error) {
      this.#takeBack();
      this.#stats.lost += count;
      const why = new NotSaved(error);
      for (const write of writes) write.lost(why);
      collected.lost(why);
      return;
    }
    this.#stats.commits++;
    this.#stats.lost += writes.length - good.length;
    const told = collected.held();
    const kept = () => {
      this.#stats.seconds += (performance.now() - started) / 1000;
      for (const write of good) write.kept();
      told();
    };
    if (this.#disk) this.#syncing = this.#toDisk(this.#disk, kept);
    else kept();
  }

  /**
   * Where the disk fails after a transaction has held, nobody can say what of it is there (the system may have thrown
   * the pages away): the server must not go on as if it knew. It ends; what is on the disk speaks at the next start.
   */
  async #toDisk({ sync, pause }: Disk, kept: () => void): Promise<void> {
    try {
      await sync();
    } catch (error) {
      setImmediate(() => {
        throw new Error('the disk does not keep what is written; the server stops', { cause: error });
      });
      return await new Promise(() => undefined);
    }
    const pausing = pause();
    if (!pausing) this.#syncing = undefined;
    kept();
    if (pausing) await pausing;
    this.#syncing = undefined;
    if (this.#writes.length + this.#collected.size > 0) this.#gather();
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
