import { statSync } from 'node:fs';
import { type Database, openDatabase } from './driver.ts';
import type { HeadCounts } from './heads.ts';
import type { Entry } from './journal.ts';
import { json } from './rows.ts';

/**
 * A database up to this size is read through at the start: a second or less. Of a larger one the journal, with what was
 * done last; the rest when the server is open (`readThrough`), since a million matches take ten seconds.
 */
const READ_THROUGH = 512 * 1024 * 1024;
const NEEDED = ['journal'];

/** A match whose last actions are not there any more. */
export interface LostActions {
  match: string;
  /** Undefined where the whole match is gone. */
  code: string | undefined;
  missing: number;
  of: number;
}

/** What is wrong with a database, found before anything in it is changed. */
export interface Damage {
  /** What SQLite says of its pages; undefined where it has nothing to say. */
  pages: string | undefined;
  lost: LostActions[];
  /** Whether only a part was looked through: the database is large. */
  inPart: boolean;
}

/**
 * Looks through a database that nobody writes, without changing anything, also in its log: what can still be saved from
 * it by hand stays there.
 * @param heads how far each match must be
 * @param whole up to this size, in bytes, it is looked through to its end
 * @throws Error where it cannot even be opened
 */
export function inspectDatabase(file: string, heads: HeadCounts, whole = READ_THROUGH): Damage {
  const db = openDatabase(file, { readOnly: true });
  try {
    db.exec('PRAGMA busy_timeout = 3000');
    const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    const names = tables.map(({ name }) => String(name));
    const inPart = statSync(file).size > whole;
    const pages = damagedPages(db, inPart, names);
    return { pages, lost: pages === undefined ? lostActions(db, heads, names) : [], inPart };
  } finally {
    db.close();
  }
}

function damagedPages(db: Database, inPart: boolean, tables: readonly string[]): string | undefined {
  const checks = inPart ? NEEDED.filter((name) => tables.includes(name)).map((name) => `(${name})`) : [''];
  for (const of of checks) {
    const said = String(db.prepare(`PRAGMA quick_check${of}`).all()[0]?.quick_check);
    if (said !== 'ok') return said.replace(/\s+/g, ' ');
  }
  return undefined;
}

/** The matches that are not as far as they were. `tables`: those that are there; an empty database has none. */
export function lostActions(db: Database, heads: HeadCounts, tables: readonly string[] = ['matches', 'journal']): LostActions[] {
  const wanted = [...heads].filter(([, of]) => of > 0);
  if (wanted.length === 0) return [];
  if (!tables.includes('matches')) return wanted.map(([match, of]) => ({ match, code: undefined, missing: of, of }));
  const found = db.prepare('SELECT code, state FROM matches WHERE id = ?');
  const journal = tables.includes('journal') ? lastInJournal(db) : new Map<string, number>();
  return wanted.flatMap(([match, of]) => {
    const row = found.get(match);
    const there = Math.max(seqOf(row?.state) ?? 0, journal.get(match) ?? 0);
    return there >= of ? [] : [{ match, code: row ? String(row.code) : undefined, missing: of - there, of }];
  });
}

function lastInJournal(db: Database): Map<string, number> {
  const last = new Map<string, number>();
  for (const { body } of db.prepare('SELECT body FROM journal ORDER BY seq').all()) {
    for (const { match, action } of json<Entry[]>(body)) last.set(match, action.seq);
  }
  return last;
}

/** The number of the last action of a saved state; undefined where it is none that can be read. */
export function seqOf(state: unknown): number | undefined {
  try {
    return (JSON.parse(String(state)) as { seq: number }).seq;
  } catch {
    return undefined; // told as a state that does not fit; the engine's own words would quote it
  }
}

/** So many matches are named. */
const NAMED = 5;

/** The loss in words: how many actions of which matches. */
export function lostInWords(lost: readonly LostActions[]): string {
  const worst = [...lost].sort((a, b) => b.missing - a.missing);
  const named = worst
    .slice(0, NAMED)
    .map(({ match, code, missing, of }) => `${missing} of ${of} of ${code ? `table ${code}` : 'the lost match'} (${match})`);
  const more = lost.length > NAMED ? `, and ${lost.length - NAMED} more matches` : '';
  const total = lost.reduce((sum, { missing }) => sum + missing, 0);
  return `${total} acknowledged ${total === 1 ? 'action is' : 'actions are'} missing: ${named.join(', ')}${more}`;
}
