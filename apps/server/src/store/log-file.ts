import { fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Database } from './driver.ts';

/** Resolves when everything that was written to this open file is on the disk. */
export const synced = promisify(fdatasync);

/**
 * From here on SQLite writes to its write-ahead log without waiting for the disk (NORMAL); whoever commits waits, outside
 * the event loop, with the same call on the same file. SQLite itself still waits where it moves the log into the
 * database (see `Checkpoints`).
 * @returns the open log
 */
export function openLog(db: Database, file: string): number {
  // The log is there from the first transaction on.
  db.exec('PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE; COMMIT');
  return openSync(`${file}-wal`, 'r+');
}
