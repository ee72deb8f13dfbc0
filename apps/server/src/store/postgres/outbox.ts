import type { QueryConfig } from 'pg';
import { callRecord, callStatements, dueAt, type OutboxStore, PUT_CALL, PUT_WISHES, SEEN_AT } from '../outbox.ts';
import { type CallChanges, type CallRecord, NotSaved } from '../store.ts';
import { type Ask, statement, type Write } from './ask.ts';

const PUT_OTHERS = 'INSERT INTO wishes (session, body) VALUES (?, ?) ON CONFLICT (session) DO UPDATE SET body =';
const UNIQUE_VIOLATION = '23505';
const NOT_NULL_VIOLATION = '23502';

/** Calls and wishes in PostgreSQL. */
export class PostgresOutbox implements OutboxStore {
  readonly #ask: Ask;
  readonly #write: Write;
  readonly #node: string | undefined;

  /** @param node how this node is called among several; undefined where a server serves alone */
  constructor(ask: Ask, write: Write, node: string | undefined) {
    this.#ask = ask;
    this.#write = write;
    this.#node = node;
  }

  async keptText(key: string, make: () => string): Promise<string> {
    const kept = async () => (await this.#ask('SELECT body FROM kept WHERE key = $1', [key]))[0]?.body;
    const there = await kept();
    if (there !== undefined) return String(there);
    await this.#write(statement('INSERT INTO kept (key, body) VALUES (?, ?) ON CONFLICT DO NOTHING', key, make()));
    return String(await kept());
  }

  async wishes(): Promise<Map<string, string>> {
    const rows = await this.#ask('SELECT session, body FROM wishes');
    return new Map(rows.map(({ session, body }) => [String(session), String(body)]));
  }

  putWishes(session: string, wishes: string | null): Promise<void> {
    if (wishes === null)
      return this.#write(
        statement('DELETE FROM wishes WHERE session = ?', session),
        ...['outbox', 'keys'].map((table) => statement(`DELETE FROM ${table} WHERE session = ?`, session)),
      );
    return this.#write(statement(PUT_WISHES, session, wishes));
  }

  async wishesOf(session: string): Promise<string | undefined> {
    const [row] = await this.#ask('SELECT body FROM wishes WHERE session = $1', [session]);
    return row && String(row.body);
  }

  async changeWishes(session: string, was: string | null, wishes: string): Promise<boolean> {
    // Refused by the database itself where something else is kept: no second row, and no row without a body.
    const put =
      was === null
        ? statement('INSERT INTO wishes (session, body) VALUES (?, ?)', session, wishes)
        : statement(`${PUT_OTHERS} CASE WHEN wishes.body = ? THEN excluded.body END`, session, wishes, was);
    try {
      await this.#write(put);
      return true;
    } catch (error) {
      const { code } = (error instanceof NotSaved ? error.cause : undefined) as { code?: string };
      if (code !== UNIQUE_VIOLATION && code !== NOT_NULL_VIOLATION) throw error;
      return false;
    }
  }

  async dueCalls(now: number, limit: number): Promise<CallRecord[]> {
    const rest = `${dueAt('$1')} ORDER BY next LIMIT $2`;
    const due =
      this.#node === undefined
        ? this.#ask(`SELECT * FROM outbox WHERE ${rest}`, [now, limit])
        : this.#ask(`SELECT outbox.* FROM outbox ${MINE} AND ${rest}`, [now, limit, this.#node]);
    return (await due).map(callRecord);
  }

  putCall(call: CallRecord, lastAt: number | null = call.lastAt): Promise<void> {
    const { match, session, since, next, tries, sent, told, isLast } = call;
    const values = [next, tries, JSON.stringify(sent), told, Number(isLast), call.lastAt, lastAt];
    return this.#write(statement(PUT_CALL, ...values, match, session, since));
  }

  changeCalls(changes: CallChanges): Promise<void> {
    const statements = callQueries(changes);
    return statements.length > 0 ? this.#write(...statements) : Promise.resolve();
  }

  seenAt(match: string, session: string, at: number): Promise<void> {
    return this.#write(statement(SEEN_AT, at, at, at, match, session));
  }
}

/** Whoever plays a match knows who is there, and calls to it; to those that nobody plays the first of the nodes does. */
const MINE = `LEFT JOIN owners o ON o.match = outbox.match
  WHERE (o.node = $3 OR (o.node IS NULL AND $3 = (SELECT min(id) FROM nodes)))`;

/** How calls change, for the transaction of the step that changes them. */
export const callQueries = (changes: CallChanges): QueryConfig[] =>
  callStatements(changes, 'greatest').map(({ sql, values }) => statement(sql, ...values));
