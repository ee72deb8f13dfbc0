import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Database } from './driver.ts';

/** After so many commits a store is a busy one and gets its thread. */
const BUSY_COMMITS = 200;
/** Pages written that are worth a move: each waits for the disk twice, and commits beside it feel that. */
const EVERY = 4096;
const PAGE = 4096;
/** What a commit writes besides its texts, about. */
const PAGES_A_COMMIT = 4;
/** A log of so many pages (64 MB) must come to its end, so that it can begin anew. */
const LONG = 16_384;
/** Where SQLite moves the log by itself: usually, and when the thread does it (should it not keep up). */
const USUAL_PAGES = 1000;
const LAST_PAGES = 32_768;

/** What the thread says after each time: the pages of the log, or why it could not. */
interface Moved {
  log?: number;
  error?: string;
}

/**
 * The thread: a connection of its own to the same database. A text and not a file, since a thread reads no TypeScript and
 * would have to be taught to first where the server runs from its sources.
 */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const { DatabaseSync } = process.getBuiltinModule?.('node:sqlite') ?? require(workerData.driver);
const db = new DatabaseSync(workerData.file);
db.exec('PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0');
const move = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
parentPort.on('message', (wish) => {
  if (wish === 'end') {
    db.close();
    parentPort.close();
    return;
  }
  try {
    parentPort.postMessage({ log: Number(move.get().log) });
  } catch (error) {
    parentPort.postMessage({ error: String(error) });
  }
});
`;

/**
 * Moves what is in the write-ahead log into the database. SQLite does that within a commit, and waits for the disk twice
 * meanwhile: with it the whole server, for up to a tenth of a second on a busy disk. A busy store has a thread for it,
 * beside which commits go on; only to bring a long log to its end, the next commit waits for what is left, outside the
 * event loop. Where the thread fails, SQLite does it as ever.
 */
export class Checkpoints {
  readonly #db: Database;
  readonly #file: string;
  readonly #after: number;
  readonly #every: number;
  readonly #long: number;
  #commits = 0;
  #worker: Worker | undefined;
  #failed = false;
  /** Ends when the thread has answered. */
  #moving: Promise<void> | undefined;
  #moved: () => void = () => undefined;
  /** About so many pages have been written since the last move began. */
  #pages = 0;
  #isLong = false;

  constructor(
    db: Database,
    file: string,
    { after = BUSY_COMMITS, every = EVERY, long = LONG }: { after?: number; every?: number; long?: number } = {},
  ) {
    this.#db = db;
    this.#file = file;
    this.#after = after;
    this.#every = every;
    this.#long = long;
  }

  /**
   * Called after each commit. Returns what the next one must wait for, if anything.
   * @param bytes how long the texts were that it has written
   */
  pause(bytes: number): Promise<void> | undefined {
    if (this.#failed) return undefined;
    this.#pages += PAGES_A_COMMIT + Math.ceil(bytes / PAGE);
    if (!this.#worker) {
      if (++this.#commits < this.#after) return undefined;
      this.#start();
    }
    if (this.#isLong) {
      this.#isLong = false;
      return this.#moving ? this.#moving.then(() => this.#move()) : this.#move();
    }
    if (!this.#moving && this.#pages > this.#every) void this.#move();
    return undefined;
  }

  /** Ends the thread, where there is one. */
  stop(): Promise<void> | undefined {
    this.#failed = true;
    return this.#worker && this.#end(this.#worker);
  }

  async #end(worker: Worker): Promise<void> {
    // From now on it is waited for: a process that has nothing else to do must not end before the store is closed.
    worker.ref();
    await this.#moving;
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('end');
    await gone;
  }

  #move(): Promise<void> {
    this.#pages = 0;
    this.#moving = new Promise((resolve) => {
      this.#moved = resolve;
      this.#worker?.postMessage('move');
    });
    return this.#moving;
  }

  #start(): void {
    const driver = createRequire(import.meta.url).resolve('@photostructure/sqlite');
    const worker = new Worker(THREAD, { eval: true, workerData: { file: this.#file, driver }, execArgv: [] });
    worker.unref();
    worker.on('message', (moved: Moved) => this.#heard(moved));
    worker.on('error', () => this.#giveUp());
    this.#worker = worker;
    this.#db.exec(`PRAGMA wal_autocheckpoint = ${LAST_PAGES}`);
  }

  #heard({ log = 0, error }: Moved): void {
    if (error !== undefined) this.#giveUp();
    this.#isLong = log > this.#long;
    this.#moving = undefined;
    this.#moved();
  }

  /** The disk is full, or gone: the next commit will say so by itself. */
  #giveUp(): void {
    if (!this.#failed) this.#db.exec(`PRAGMA wal_autocheckpoint = ${USUAL_PAGES}`);
    this.#failed = true;
    this.#moving = undefined;
    this.#moved();
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}
