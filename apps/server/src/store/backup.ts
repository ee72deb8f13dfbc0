import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StartProblem } from '../start-problem.ts';
import { type Database, openDatabase } from './driver.ts';
import { DATABASE, HEADS, lockFolder } from './folder.ts';
import { type HeadCounts, readHeads } from './heads.ts';
import { lostActions, lostInWords, seqOf } from './inspect.ts';
import { DATABASE_VERSION } from './migrations.ts';
import { SqliteStore } from './sqlite.ts';

/** What a backup holds, counted after it was written and read back. */
export interface BackupFacts {
  matches: number;
  running: number;
  actions: number;
  sessions: number;
  bytes: number;
}

/**
 * A whole and consistent copy of a data folder in one file; a server may be running on it. Not by SQLite's page-wise
 * backup: from a second process that begins anew with every commit of the server. `VACUUM INTO` reads one moment.
 * Beside it lies its SHA-256 (`sha256sum -c` reads it too): a changed byte within a text is no damage to SQLite.
 * @throws StartProblem where there is nothing to copy, the file exists, or the copy is not sound
 */
export function backupFolder(folder: string, out: string): BackupFacts {
  const source = join(folder, DATABASE);
  if (!existsSync(source)) throw new StartProblem(`There is no Questhall in the folder ${folder}.`);
  if (existsSync(out)) throw new StartProblem(`${out} exists already; a backup overwrites nothing.`);
  const part = `${out}.part`;
  rmSync(part, { force: true });
  // Counts first: a server that goes on meanwhile only adds to what they must find.
  const heads = readHeads(join(folder, HEADS));
  try {
    // It holds the secrets of running matches: its owner's alone from the first byte on.
    closeSync(openSync(part, 'wx', 0o600));
    withDatabase(source, (db) => {
      db.exec('PRAGMA busy_timeout = 10000');
      db.prepare('VACUUM INTO ?').run(part);
    });
    settle(part);
    const facts = inspectBackup(part, heads);
    toDisk(part);
    writeFileSync(sumOf(out), `${sha256(part)}  ${basename(out)}\n`, { flush: true, mode: 0o600 });
    renameSync(part, out);
    toDisk(dirname(resolve(out)));
    return facts;
  } catch (error) {
    rmSync(part, { force: true });
    throw problem('The backup was not written: ', error);
  }
}

/**
 * Puts a backup into an empty data folder, after checking it and again after copying it.
 * @throws StartProblem where the file is no sound backup, or the folder holds matches already
 */
export function restoreFolder(file: string, folder: string): BackupFacts {
  if (!existsSync(file)) throw new StartProblem(`There is no file ${file}.`);
  const target = join(folder, DATABASE);
  if (existsSync(target)) throw new StartProblem(`The folder ${folder} holds a Questhall already; restore into an empty one.`);
  const part = `${target}.part`;
  try {
    checkSum(file);
    inspectBackup(file);
    const lock = lockFolder(folder);
    try {
      copyPrivate(file, part);
      dropKeys(part);
      const facts = inspectBackup(part);
      toDisk(part);
      renameSync(part, target);
      toDisk(folder);
      return facts;
    } finally {
      lock.close();
    }
  } catch (error) {
    rmSync(part, { force: true });
    throw problem(`${file} was not restored: `, error);
  }
}

/** Copies to a file that only its owner may read from its first byte on; Node's own copying takes over the other's rights. */
function copyPrivate(file: string, to: string): void {
  rmSync(to, { force: true });
  const [source, target] = [openSync(file, 'r'), openSync(to, 'wx', 0o600)];
  const chunk = Buffer.alloc(1024 * 1024);
  for (let n = readSync(source, chunk); n > 0; n = readSync(source, chunk)) {
    for (let done = 0; done < n; ) done += writeSync(target, chunk, done, n - done);
  }
  closeSync(target);
  closeSync(source);
}

const sumOf = (file: string) => `${file}.sha256`;

function sha256(file: string): string {
  const hash = createHash('sha256');
  const chunk = Buffer.alloc(1024 * 1024); // a backup may be larger than the memory
  const from = openSync(file, 'r');
  for (let n = readSync(from, chunk); n > 0; n = readSync(from, chunk)) hash.update(chunk.subarray(0, n));
  closeSync(from);
  return hash.digest('hex');
}

/** A file that was moved without its sum is still read through below. */
function checkSum(file: string): void {
  if (!existsSync(sumOf(file))) return;
  if (readFileSync(sumOf(file), 'utf8').split(' ')[0] !== sha256(file))
    throw new StartProblem('it is not what was written: its SHA-256 differs.');
}

/**
 * Reads a copy through: SQLite's own check, the version, and of each match that its state, its actions and its seats
 * belong together.
 * @throws StartProblem naming what is wrong
 */
function inspectBackup(file: string, heads: HeadCounts = new Map()): BackupFacts {
  return withDatabase(file, (db) => {
    const check = db.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (check !== 'ok') throw new StartProblem(`it is damaged (${check}).`);
    const version = count(db, 'PRAGMA user_version', 'user_version');
    if (version === 0) throw new StartProblem('it is no backup of Questhall.');
    if (version > DATABASE_VERSION) {
      throw new StartProblem(`it was written by a newer Questhall (version ${version}, this one knows ${DATABASE_VERSION}).`);
    }
    const lost = version === DATABASE_VERSION ? lostActions(db, heads) : [];
    if (lost.length > 0) throw new StartProblem(`the data folder has been damaged: ${lostInWords(lost)}.`);
    for (const { id, state } of db.prepare('SELECT id, state FROM matches WHERE state IS NOT NULL').all()) {
      const actions = Number(db.prepare('SELECT count(*) AS n FROM actions WHERE match = ?').get(id!)?.n);
      if (seqOf(state) !== actions) throw new StartProblem(`the state of match ${id} is not the one after its ${actions} actions.`);
    }
    return {
      matches: count(db, 'SELECT count(*) AS n FROM matches'),
      running: count(db, "SELECT count(*) AS n FROM matches WHERE status = 'running'"),
      actions: count(db, 'SELECT count(*) AS n FROM actions'),
      sessions: count(db, 'SELECT count(*) AS n FROM sessions'),
      bytes: statSync(file).size,
    };
  });
}

function count(db: Database, sql: string, name = 'n'): number {
  return Number(db.prepare(sql).get()?.[name]);
}

function withDatabase<T>(file: string, use: (db: Database) => T): T {
  const db = openDatabase(file);
  try {
    return use(db);
  } finally {
    db.close();
  }
}

/** Puts what stands in the journal into chapters, as a server does when it stops. A backup of an older version stays as it is. */
function settle(file: string): void {
  const version = withDatabase(file, (db) => count(db, 'PRAGMA user_version', 'user_version'));
  if (version === DATABASE_VERSION) void new SqliteStore(file, 'copy').close();
}

/** Keys of calls let in once: whether one has been used since the backup was written, nobody knows any more. */
function dropKeys(file: string): void {
  withDatabase(file, (db) => {
    if (count(db, 'PRAGMA user_version', 'user_version') === DATABASE_VERSION) db.exec('DELETE FROM keys');
  });
}

/** What is only in the system's memory would be lost with the power. */
function toDisk(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

function problem(before: string, error: unknown): StartProblem {
  const message = error instanceof Error ? error.message : String(error);
  return new StartProblem(before + (/[.!]$/.test(message) ? message : `${message}.`));
}
