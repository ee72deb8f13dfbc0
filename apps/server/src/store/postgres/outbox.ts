import type { QueryConfig } from 'pg';
import { callRecord, callStatements, dueAt, firstTo, type OutboxStore, PUT_CALL, PUT_WISHES, putValues, SEEN_AT } from '../outbox.ts';
import { type CallChanges, type CallRecord, NotSaved, type Store } from '../store.ts';
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
    if (this.#node === undefined) return this.#calls(dueAt('$1'), now, limit);
    return this.#calls(`${CALLER} = $3 AND ${TOLD_BY} IS NULL AND ${dueAt('$1')}`, now, limit, this.#node);
  }

  async tellOne(...[due, { now, limit }, tell]: Parameters<Store['tellOne']>): Promise<void> {
    const node = this.#node;
    if (node === undefined) return tell(due);
    const { session } = due[0]!;
    // Through the connection that writes: a node that loses it is none any more, and what it holds goes with its row.
    await this.#write(statement('INSERT INTO telling (session, node) VALUES (?, ?) ON CONFLICT DO NOTHING', session, node));
    try {
      // Read anew: another node may have told them meanwhile, or be doing it.
      const all = await this.#calls(`session = $4 AND ${TOLD_BY} = $3 AND ${dueAt('$1')}`, now, limit, node, session);
      if (all.length > 0) await tell(all);
    } finally {
      await this.#write(statement('DELETE FROM telling WHERE session = ? AND node = ?', session, node));
    }
  }

  async firstCalls(session: string, now: number, limit: number): Promise<CallRecord[]> {
    if (this.#node === undefined) return this.#calls(firstTo('$3', '$1'), now, limit, session);
    return this.#calls(firstTo('$4', '$1'), now, limit, this.#node, session);
  }

  /** Calls, oldest first. @param condition its `$1` is the moment, what follows in `of` is `$3` (among several this node) and so on */
  async #calls(condition: string, now: number, limit: number, ...of: string[]): Promise<CallRecord[]> {
    const from =
      this.#node === undefined
        ? '* FROM outbox'
        : `outbox.*, (${CALLER} IS DISTINCT FROM $3)::int AS far FROM outbox LEFT JOIN owners o ON o.match = outbox.match`;
    const rows = await this.#ask(`SELECT ${from} WHERE ${condition} ORDER BY next LIMIT $2`, [now, limit, ...of]);
    return rows.map(callRecord);
  }

  putCall(call: CallRecord, lastAt: number | null = call.lastAt): Promise<void> {
    return this.#write(statement(PUT_CALL, ...putValues(call, lastAt)));
  }

  changeCalls(changes: CallChanges): Promise<void> {
    const statements = callQueries(changes);
    return statements.length > 0 ? this.#write(...statements) : Promise.resolve();
  }

  seenAt(match: string, session: string, at: number): Promise<void> {
    return this.#write(statement(SEEN_AT, at, at, at, match, session));
  }

  async thereAt(match: string, session: string, at: number): Promise<void> {
    if (this.#node === undefined) return;
    await this.#write(statement('UPDATE outbox SET sign = ? WHERE match = ? AND session = ? AND told IS NULL', at, match, session));
  }
}

/** Whoever plays a match knows who is there, and calls to it; to those that nobody plays the first of the nodes does. */
const CALLER = 'coalesce(o.node, (SELECT min(id) FROM nodes))';
/** Which node is just telling the person of a call. */
const TOLD_BY = '(SELECT t.node FROM telling t WHERE t.session = outbox.session)';

/** How calls change, for the transaction of the step that changes them. */
export const callQueries = (changes: CallChanges): QueryConfig[] =>
  callStatements(changes, 'greatest').map(({ sql, values }) => statement(sql, ...values));
