import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../apps/server/src/store/driver.ts';
import { SqliteStore } from '../../apps/server/src/store/sqlite.ts';
import { newFolder } from '../child.ts';
import type { AutoSeat } from '../seat.ts';

/** The books of a client. */
type Books = Pick<AutoSeat, 'parts' | 'sent' | 'acknowledged'>;

/**
 * Looks into the data folder as the kill has left it: whatever was acknowledged is there once, nothing is there that
 * nobody sent, every match is whole. It reads a copy, so that the server itself does the recovering of the original.
 * @returns what is wrong
 */
export function audit(dataDir: string, seats: readonly Books[]): string[] {
  const copy = newFolder();
  for (const file of ['questhall.db', 'questhall.db-wal']) {
    if (existsSync(join(dataDir, file))) copyFileSync(join(dataDir, file), join(copy, file));
  }
  // As a start does: what stands in the journal comes into chapters.
  void new SqliteStore(join(copy, 'questhall.db')).close();
  const db = openDatabase(join(copy, 'questhall.db'));
  const wrong: string[] = [];
  try {
    const integrity = db.prepare('PRAGMA integrity_check').all();
    if (integrity.length !== 1 || integrity[0]?.integrity_check !== 'ok') wrong.push(`integrity: ${JSON.stringify(integrity)}`);
    for (const seat of seats) auditSeat(db, seat, wrong);
    for (const match of new Set(seats.map(({ parts }) => parts.match))) auditMatch(db, match, wrong);
  } finally {
    db.close();
  }
  return wrong;
}

type Db = ReturnType<typeof openDatabase>;

function auditSeat(db: Db, { parts, sent, acknowledged }: Books, wrong: string[]): void {
  const name = `match ${parts.match} seat ${parts.seat}`;
  const rows = db
    .prepare(
      `SELECT c.command, c.seq, a.action, a.done_by FROM commands c JOIN actions a ON a.match = c.match AND a.seq = c.seq
       WHERE c.match = ? AND c.seat = ? ORDER BY c.seq`,
    )
    .all(parts.match, parts.seat);
  const kept = new Map<string, string>();
  for (const { command, action, done_by } of rows) {
    const id = String(command);
    if (kept.has(id)) wrong.push(`${name}: ${id} counts twice`);
    kept.set(id, String(action));
    const asSent = sent.get(id);
    const { choice } = JSON.parse(String(action));
    if (!asSent) wrong.push(`${name}: ${id} is on the disk and was never sent`);
    else if (JSON.stringify(asSent.choice) !== JSON.stringify(choice))
      wrong.push(`${name}: ${id} was ${JSON.stringify(asSent.choice)} and is ${JSON.stringify(choice)}`);
    if (done_by !== 'person') wrong.push(`${name}: ${id} was done by ${done_by}`);
  }
  for (const id of acknowledged) if (!kept.has(id)) wrong.push(`${name}: ${id} was acknowledged and is lost`);
  const asked = new Set<number>();
  for (const id of kept.keys()) {
    const decision = sent.get(id)?.decision ?? 0;
    if (asked.has(decision)) wrong.push(`${name}: decision ${decision} was answered twice`);
    asked.add(decision);
  }
}

function auditMatch(db: Db, match: string, wrong: string[]): void {
  const seqs = db.prepare('SELECT seq FROM actions WHERE match = ? ORDER BY seq').all(match);
  const row = db.prepare('SELECT state, status FROM matches WHERE id = ?').get(match);
  const state = JSON.parse(String(row?.state));
  seqs.forEach(({ seq }, i) => {
    if (Number(seq) !== i + 1) wrong.push(`match ${match}: action ${i + 1} has number ${seq}`);
  });
  if (state.seq !== seqs.length) wrong.push(`match ${match}: the state is after ${state.seq} actions, ${seqs.length} are kept`);
  if ((row?.status === 'over') !== (state.outcome !== null)) wrong.push(`match ${match}: it is ${row?.status}, its state says otherwise`);
}
