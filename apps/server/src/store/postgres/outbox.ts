import type { QueryConfig } from 'pg';
import { callRecord, callStatements, dueAt, firstTo, type OutboxStore, PUT_CALL, PUT_WISHES, SEEN_AT } from '../outbox.ts';
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

  dueCalls(now: number, limit: number): Promise<CallRecord[]> {
    return this.#mine(dueAt('$1'), now, limit);
  }

  firstCalls(session: string, now: number, limit: number): Promise<CallRecord[]> {
    return this.#mine(firstTo('$3', '$1'), now, limit, session);
  }

  /** The calls that this node makes, oldest first. @param condition its `$1` is the moment, what follows in `of` is `$3` and so on */
  async #mine(condition: string, now: number, limit: number, ...of: string[]): Promise<CallRecord[]> {
    const values = [now, limit, ...of];
    const rest = `${condition} ORDER BY next LIMIT $2`;
    const rows =
      this.#node === undefined
        ? this.#ask(`SELECT * FROM outbox WHERE ${rest}`, values)
        : this.#ask(`SELECT outbox.* FROM outbox ${mineAt(`$${values.length + 1}`)} AND ${rest}`, [...values, this.#node]);
    return (await rows).map(callRecord);
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
const mineAt = (node: string): string => `LEFT JOIN owners o ON o.match = outbox.match
  WHERE (o.node = ${node} OR (o.node IS NULL AND ${node} = (SELECT min(id) FROM nodes)))`;

/** How calls change, for the transaction of the step that changes them. */
export const callQueries = (changes: CallChanges): QueryConfig[] =>
  callStatements(changes, 'greatest').map(({ sql, values }) => statement(sql, ...values));
