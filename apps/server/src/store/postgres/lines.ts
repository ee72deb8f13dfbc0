import type { Room } from '@questhall/protocol';
import { LINE_COLUMNS, lineRecord } from '../lines.ts';
import type { LineRecord, Store } from '../store.ts';
import { type Ask, statement, type Write } from './ask.ts';

/** What people say at their tables, in PostgreSQL. */
export class PostgresLines implements Pick<Store, 'putLine' | 'lines' | 'lineOf' | 'forgetLines'> {
  readonly #ask: Ask;
  readonly #write: Write;

  constructor(ask: Ask, write: Write) {
    this.#ask = ask;
    this.#write = write;
  }

  putLine({ match, room, n, at, session, who, seat, name, command, phrase, text, reports }: LineRecord): Promise<void> {
    const put = `INSERT INTO talk (${LINE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (match, room, n) DO UPDATE SET phrase = excluded.phrase, words = excluded.words, reports = excluded.reports`;
    return this.#write(statement(put, match, room, n, at, session, who, seat, name, command, phrase, text, JSON.stringify(reports)));
  }

  async lines(match: string, room: Room, before: number, limit: number): Promise<LineRecord[]> {
    const found = `SELECT ${LINE_COLUMNS} FROM talk WHERE match = $1 AND room = $2 AND n < $3::bigint ORDER BY n DESC LIMIT $4`;
    return (await this.#ask(found, [match, room, before, limit])).map(lineRecord).reverse();
  }

  async lineOf(match: string, session: string, command: string): Promise<LineRecord | undefined> {
    const found = `SELECT ${LINE_COLUMNS} FROM talk WHERE session = $1 AND match = $2 AND command = $3`;
    const rows = await this.#ask(found, [session, match, command]);
    return rows[0] && lineRecord(rows[0]);
  }

  async linesOf(session: string): Promise<LineRecord[]> {
    return (await this.#ask(`SELECT ${LINE_COLUMNS} FROM talk WHERE session = $1 ORDER BY at`, [session])).map(lineRecord);
  }

  async forgetLines(session: string): Promise<string[]> {
    const matches = await this.#ask('SELECT DISTINCT match FROM talk WHERE session = $1', [session]);
    await this.#write(statement('UPDATE talk SET session = NULL, name = NULL, phrase = NULL, words = NULL WHERE session = ?', session));
    return matches.map(({ match }) => String(match));
  }
}
