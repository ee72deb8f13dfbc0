import type { Batch } from './batch.ts';
import type { Row, Statement } from './driver.ts';
import { json, numberOrNull } from './rows.ts';
import type { CallChanges, CallRecord, Store } from './store.ts';

/** The part of a store that knows whom to call, and how. */
export type OutboxStore = Pick<
  Store,
  'keptText' | 'wishes' | 'wishesOf' | 'putWishes' | 'changeWishes' | 'dueCalls' | 'putCall' | 'changeCalls' | 'seenAt'
>;

/** Writes how a person wants to be called, whatever is kept. */
export const PUT_WISHES = 'INSERT INTO wishes (session, body) VALUES (?, ?) ON CONFLICT (session) DO UPDATE SET body = excluded.body';

/** Calls and wishes in their tables. */
export class OutboxTables implements OutboxStore {
  readonly #sql: (sql: string) => Statement;
  readonly #batch: Batch;

  constructor(sql: (sql: string) => Statement, batch: Batch) {
    this.#sql = sql;
    this.#batch = batch;
  }

  async keptText(key: string, make: () => string): Promise<string> {
    const kept = () => this.#sql('SELECT body FROM kept WHERE key = ?').get(key)?.body;
    if (kept() === undefined)
      await this.#batch.write(() => void this.#sql('INSERT INTO kept (key, body) VALUES (?, ?) ON CONFLICT DO NOTHING').run(key, make()));
    return String(kept());
  }

  async wishes(): Promise<Map<string, string>> {
    return new Map(
      this.#sql('SELECT session, body FROM wishes')
        .all()
        .map(({ session, body }) => [String(session), String(body)]),
    );
  }

  async wishesOf(session: string): Promise<string | undefined> {
    const row = this.#sql('SELECT body FROM wishes WHERE session = ?').get(session);
    return row && String(row.body);
  }

  async changeWishes(session: string, was: string | null, wishes: string): Promise<boolean> {
    let isKept = false;
    await this.#batch.write(() => {
      const is = this.#sql('SELECT body FROM wishes WHERE session = ?').get(session)?.body ?? null;
      isKept = is === was;
      if (isKept) this.#sql(PUT_WISHES).run(session, wishes);
    });
    return isKept;
  }

  putWishes(session: string, wishes: string | null): Promise<void> {
    return this.#batch.write(() => {
      if (wishes === null) {
        this.#sql('DELETE FROM wishes WHERE session = ?').run(session);
        this.#sql('DELETE FROM outbox WHERE session = ?').run(session);
        this.#sql('DELETE FROM keys WHERE session = ?').run(session);
      } else {
        this.#sql(PUT_WISHES).run(session, wishes);
      }
    });
  }

  async dueCalls(now: number, limit: number): Promise<CallRecord[]> {
    return this.#sql('SELECT * FROM outbox WHERE told IS NULL AND next <= ? ORDER BY next LIMIT ?').all(now, limit).map(callRecord);
  }

  putCall({ match, session, since, next, tries, sent, told }: CallRecord): Promise<void> {
    return this.#batch.write(() => {
      const put = this.#sql('UPDATE outbox SET next = ?, tries = ?, sent = ?, told = ? WHERE match = ? AND session = ? AND since = ?');
      put.run(next, tries, JSON.stringify(sent), told, match, session, since);
    });
  }

  changeCalls(changes: CallChanges): Promise<void> {
    return this.#batch.write(() => this.write(changes));
  }

  seenAt(match: string, session: string, at: number): Promise<void> {
    return this.#batch.write(() => {
      const seen =
        "UPDATE outbox SET since = ?, sign = ?, next = ?, tries = 0, sent = '[]', told = NULL WHERE match = ? AND session = ? AND told IS NOT NULL";
      this.#sql(seen).run(at, at, at, match, session);
    });
  }

  /** Within a transaction. */
  write({ match, at, waiting, answered, done }: CallChanges): void {
    for (const session of done) {
      this.#sql('DELETE FROM outbox WHERE match = ? AND session = ?').run(match, session);
      this.#sql('DELETE FROM keys WHERE match = ? AND session = ?').run(match, session);
    }
    for (const { session, isOpen, next, since } of waiting) {
      const hasAnswered = answered.includes(session);
      const again = hasAnswered || since !== undefined;
      const put = this.#sql(
        `INSERT INTO outbox (match, session, since, sign, is_open, next, tries, sent, told) VALUES (?, ?, ?, ?, ?, ?, 0, '[]', NULL)
         ON CONFLICT (match, session) DO ${
           again
             ? "UPDATE SET since = excluded.since, sign = excluded.sign, is_open = excluded.is_open, next = excluded.next, tries = 0, sent = '[]', told = NULL"
             : 'UPDATE SET is_open = max(is_open, excluded.is_open)'
         }`,
      );
      put.run(match, session, since ?? at, hasAnswered ? at : null, Number(isOpen), next);
    }
  }
}

export function callRecord(row: Row): CallRecord {
  return {
    match: String(row.match),
    session: String(row.session),
    since: Number(row.since),
    sign: numberOrNull(row.sign),
    isOpen: row.is_open === 1,
    next: Number(row.next),
    tries: Number(row.tries),
    sent: json(row.sent),
    told: numberOrNull(row.told),
  };
}
