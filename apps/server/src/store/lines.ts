import type { Room } from '@questhall/protocol';
import type { Batch } from './batch.ts';
import type { Row, Statement } from './driver.ts';
import { json, numberOrNull, textOrNull } from './rows.ts';
import type { LineRecord, Store } from './store.ts';

export const LINE_COLUMNS = 'match, room, n, at, session, who, seat, name, command, phrase, words, reports';

/** The part of a store that knows what people say at their tables. */
export class Lines implements Pick<Store, 'putLine' | 'lines' | 'lineOf' | 'forgetLines'> {
  readonly #sql: (sql: string) => Statement;
  readonly #batch: Batch;

  constructor(sql: (sql: string) => Statement, batch: Batch) {
    this.#sql = sql;
    this.#batch = batch;
  }

  putLine({ match, room, n, at, session, who, seat, name, command, phrase, text, reports }: LineRecord): Promise<void> {
    return this.#batch.write(() => {
      const put = this.#sql(
        `INSERT INTO talk (${LINE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (match, room, n) DO UPDATE SET phrase = excluded.phrase, words = excluded.words, reports = excluded.reports`,
      );
      put.run(match, room, n, at, session, who, seat, name, command, phrase, text, JSON.stringify(reports));
    });
  }

  async lines(match: string, room: Room, before: number, limit: number): Promise<LineRecord[]> {
    const found = this.#sql(`SELECT ${LINE_COLUMNS} FROM talk WHERE match = ? AND room = ? AND n < ? ORDER BY n DESC LIMIT ?`);
    return found.all(match, room, before, limit).map(lineRecord).reverse();
  }

  async lineOf(match: string, session: string, command: string): Promise<LineRecord | undefined> {
    const row = this.#sql(`SELECT ${LINE_COLUMNS} FROM talk WHERE session = ? AND match = ? AND command = ?`).get(session, match, command);
    return row && lineRecord(row);
  }

  linesOf(session: string): LineRecord[] {
    return this.#sql(`SELECT ${LINE_COLUMNS} FROM talk WHERE session = ? ORDER BY at`).all(session).map(lineRecord);
  }

  async forgetLines(session: string): Promise<string[]> {
    const matches = this.#sql('SELECT DISTINCT match FROM talk WHERE session = ?').all(session);
    await this.#batch.write(() => {
      this.#sql('UPDATE talk SET session = NULL, name = NULL, phrase = NULL, words = NULL WHERE session = ?').run(session);
    });
    return matches.map(({ match }) => String(match));
  }
}

export function lineRecord(row: Row): LineRecord {
  return {
    match: String(row.match),
    room: row.room as Room,
    n: Number(row.n),
    at: Number(row.at),
    session: textOrNull(row.session),
    who: String(row.who),
    seat: numberOrNull(row.seat),
    name: textOrNull(row.name),
    command: String(row.command),
    phrase: textOrNull(row.phrase),
    text: textOrNull(row.words),
    reports: json(row.reports),
  };
}
