import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { type Database, openDatabase } from './driver.ts';
import { Heads, readHeads } from './heads.ts';
import { type Damage, inspectDatabase, type LostActions, lostInWords } from './inspect.ts';
import { type Found, isDamage, readThrough } from './read-through.ts';
import { SqliteStore } from './sqlite.ts';

/** The file in which everything is kept. */
export const DATABASE = 'questhall.db';

/** Room that must be there at the start: enough for the database to open and for a few matches. */
const ROOM = new Uint8Array(1024 * 1024);

/** Keeps a second server off the folder; holds nothing. */
const LOCK = 'lock.db';

/** The file that says how far each match is, for a start after a hard stop. */
export const HEADS = 'questhall.heads';

/** Says where to a folder was moved; no server starts on it any more. */
export const MOVED = 'moved';

/** A data folder that this process alone uses. */
export interface OpenFolder {
  store: SqliteStore;
  /** What whoever runs the server should know, in a sentence each. */
  warnings: string[];
  /** What is found out when the server is open already: a sentence, where pages of a large database are damaged or cannot be read. */
  later?: Promise<string | undefined>;
  close(): Promise<void>;
}

/**
 * Opens the data folder, making it where it is missing, for this process alone. Where the database is damaged, nothing in
 * it is changed.
 * @param acceptLoss goes on where acknowledged actions are missing
 * @param whole up to this size, in bytes, it is looked through before; a larger one beside the open server
 * @throws StartProblem in one sentence: it cannot be written, is full, is in use, is damaged, or was written by a newer
 * Questhall
 */
export function openFolder(folder: string, { acceptLoss = false, whole }: { acceptLoss?: boolean; whole?: number } = {}): OpenFolder {
  const lock = lockFolder(folder);
  try {
    refuseMoved(folder);
    const warnings = [...openToOthers(folder), ...keepPrivate(folder)];
    const file = join(folder, DATABASE);
    const heads = readHeads(join(folder, HEADS));
    const { lost, inPart } = inspect(folder, file, heads, whole);
    if (lost.length > 0) {
      if (!acceptLoss) throw lostProblem(folder, lost);
      warnings.push(`The data folder ${folder} was damaged; it goes on as it is now: ${lostInWords(lost)}.`);
    }
    const store = new SqliteStore(file, 'write', new Heads(join(folder, HEADS), lost.length > 0 ? new Map() : heads));
    keepPrivate(folder);
    const reading = inPart ? readThrough(file) : undefined;
    return {
      store,
      warnings,
      ...(reading ? { later: reading.found.then((found) => found && laterInWords(folder, found)) } : {}),
      async close() {
        await reading?.end();
        await store.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    if (error instanceof StartProblem) throw error;
    throw damageProblem(folder, error) ?? new StartProblem(`The data folder ${folder} cannot be used: ${messageOf(error)}.`);
  }
}

/** @throws StartProblem where what is in the folder is kept elsewhere now */
function refuseMoved(folder: string): void {
  const file = join(folder, MOVED);
  if (!existsSync(file)) return;
  const to = readFileSync(file, 'utf8').trim();
  throw new StartProblem(
    `What was in the data folder ${folder} has been moved to ${to}; serve from there (to play on here all the same, remove the file ${MOVED}).`,
  );
}

/** @throws StartProblem where pages of the database are damaged */
function inspect(folder: string, file: string, heads: ReturnType<typeof readHeads>, whole?: number): Damage {
  const damage = inspectDatabase(file, heads, whole);
  if (damage.pages !== undefined) throw pagesProblem(folder, damage.pages);
  return damage;
}

/** What was found in the part that is only read through when the server is open. */
const laterInWords = (folder: string, { isDamaged, what }: Found): string =>
  !isDamaged
    ? `The database in the data folder ${folder} could not be read through (${what}); whether it is damaged is not known.`
    : `The database in the data folder ${folder} is damaged in part (${what}): what lies there cannot be opened. ${RESTORE}; what was played since stands in this folder.`;

const RESTORE = 'Restore the last backup into an empty folder (questhall restore FILE --data NEW)';

function lostProblem(folder: string, lost: readonly LostActions[]): StartProblem {
  return new StartProblem(
    `The data folder ${folder} has been damaged: ${lostInWords(lost)}. Nothing was changed in it. ${RESTORE}, or start once with --accept-loss to play on without them.`,
  );
}

function pagesProblem(folder: string, what: string): StartProblem {
  return new StartProblem(`The database in the data folder ${folder} is damaged (${what}); nothing was changed in it. ${RESTORE}.`);
}

/** The same in one sentence for an error that SQLite throws of damaged pages; undefined for any other error. */
function damageProblem(folder: string, error: unknown): StartProblem | undefined {
  const message = messageOf(error);
  return isDamage(message) || /has been damaged|is missing from the journal/.test(message) ? pagesProblem(folder, message) : undefined;
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
      writeFileSync(trial, ROOM, { flush: true, mode: 0o600 });
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
  const file = join(folder, LOCK);
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  const lock = openDatabase(file);
  try {
    lock.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (messageOf(error).includes('locked')) throw new StartProblem(`Another Questhall is using the data folder ${folder}.`);
    throw new StartProblem(`The data folder ${folder} cannot be used: ${messageOf(error)}.`);
  }
}

/** Everything that the server keeps is its own account's alone, whatever the folder allows. */
function keepPrivate(folder: string): string[] {
  // A file that SQLite makes gets the rights of the database.
  const database = join(folder, DATABASE);
  if (!existsSync(database)) closeSync(openSync(database, 'a', 0o600));
  const own = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, `${DATABASE}-journal`, LOCK, `${LOCK}-journal`, HEADS];
  return own.flatMap((name) => {
    const file = join(folder, name);
    if (!existsSync(file) || (statSync(file).mode & 0o077) === 0) return [];
    try {
      chmodSync(file, 0o600);
      return [];
    } catch (error) {
      return [`Others on this machine may read ${file}, which holds the secrets of running matches (${messageOf(error)}).`];
    }
  });
}

/** Whether others on this machine may look into the folder, in a sentence. Windows has no such rights. */
export function openToOthers(folder: string): string[] {
  const mode = statSync(folder).mode & 0o777;
  if (process.platform === 'win32' || (mode & 0o077) === 0) return [];
  return [
    `Others on this machine may look into the data folder ${folder} (its mode is ${mode.toString(8)}); close it with: chmod 700 ${folder}`,
  ];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
