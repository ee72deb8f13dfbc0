import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { type Database, openDatabase } from './driver.ts';
import { SqliteStore } from './sqlite.ts';

/** The file in which everything is kept. */
export const DATABASE = 'questhall.db';

/** Room that must be there at the start: enough for the database to open and for a few matches. */
const ROOM = new Uint8Array(1024 * 1024);

/**
 * Opens the data folder, making it where it is missing, for this process alone.
 * @throws StartProblem in one sentence: it cannot be written, is full, is in use, or was written by a newer Questhall
 */
export function openFolder(folder: string): { store: SqliteStore; close: () => Promise<void> } {
  const lock = lockFolder(folder);
  try {
    const store = new SqliteStore(join(folder, DATABASE));
    return {
      store,
      async close() {
        await store.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    throw new StartProblem(`The data folder ${folder} cannot be used: ${messageOf(error)}.`);
  }
}

/**
 * Opens the data folder for reading; a server may be using it.
 * @throws StartProblem in one sentence: there is none, or it was written by another version
 */
export function readFolder(folder: string): { store: SqliteStore; close: () => Promise<void> } {
  const file = join(folder, DATABASE);
  if (!existsSync(file)) throw new StartProblem(`There is no data of Questhall in ${folder}.`);
  try {
    const store = new SqliteStore(file, 'read');
    return { store, close: () => store.close() };
  } catch (error) {
    throw new StartProblem(`The data folder ${folder} cannot be read: ${messageOf(error)}.`);
  }
}

/**
 * Makes the folder ready for this process alone, without opening what is in it.
 * @throws StartProblem as `openFolder`
 */
export function lockFolder(folder: string): { close: () => void } {
  tryRoom(folder);
  return takeLock(folder);
}

function tryRoom(folder: string): void {
  const trial = join(folder, '.room');
  try {
    makeFolder(folder);
    try {
      writeFileSync(trial, ROOM, { flush: true });
    } finally {
      rmSync(trial, { force: true });
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new StartProblem(`The disk of the data folder ${folder} is full.`);
    throw new StartProblem(`The data folder ${folder} cannot be written: ${messageOf(error)}.`);
  }
}

/** Makes the folder and those above it. Not by `recursive`: that never ends where a path cannot exist, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  // It holds the secrets of running matches.
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Two servers on one folder would play the same matches twice. The lock is one of SQLite's own on a file beside the
 * database: the system drops it when the process ends, however it ends.
 */
function takeLock(folder: string): Database {
  const lock = openDatabase(join(folder, 'lock.db'));
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (messageOf(error).includes('locked')) throw new StartProblem(`Another Questhall is using the data folder ${folder}.`);
    throw new StartProblem(`The data folder ${folder} cannot be used: ${messageOf(error)}.`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
