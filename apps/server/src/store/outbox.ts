import type { Batch } from './batch.ts';
import type { Row, Statement } from './driver.ts';
import { json, numberOrNull } from './rows.ts';
import type { CallChanges, CallRecord, Store } from './store.ts';

/** The part of a store that knows whom to call, and how. */
export type OutboxStore = Pick<
  Store,
  | 'keptText'
  | 'wishes'
  | 'wishesOf'
  | 'putWishes'
  | 'changeWishes'
  | 'dueCalls'
  | 'tellOne'
  | 'firstCalls'
  | 'putCall'
  | 'changeCalls'
  | 'seenAt'
  | 'thereAt'
>;

/** Writes how a person wants to be called, whatever is kept. */
export const PUT_WISHES = 'INSERT INTO wishes (session, body) VALUES (?, ?) ON CONFLICT (session) DO UPDATE SET body = excluded.body';

/** The calls that are to be looked at. @param now how the statement names the moment */
export const dueAt = (now: string): string => `((told IS NULL AND next <= ${now}) OR (is_last = 0 AND last_at <= ${now}))`;

/** The first calls to a person that have not been tried, of matches that wait by now. @param session, now how the statement names them */
export const firstTo = (session: string, now: string): string =>
  `session = ${session} AND told IS NULL AND is_last = 0 AND tries = 0 AND since <= ${now}`;

/**
 * Writes how far a call is. When the last one is due may have changed meanwhile: that is not undone. Whoever has been there since it was
 * read was not called by it.
 */
export const PUT_CALL =
  'UPDATE outbox SET next = ?, tries = ?, sent = ?, told = ?, is_last = ?, last_at = CASE WHEN last_at = ? THEN ? ELSE last_at END ' +
  'WHERE match = ? AND session = ? AND since = ? AND coalesce(sign, -1) = ?';

/** The values of `PUT_CALL`. @param lastAt when the last one is to be made */
export const putValues = (call: CallRecord, lastAt: number | null): (string | number | null)[] => {
  const { match, session, since, sign, next, tries, sent, told, isLast } = call;
  return [next, tries, JSON.stringify(sent), told, Number(isLast), call.lastAt, lastAt, match, session, since, sign ?? -1];
};

/** Somebody who was told has been seen. */
export const SEEN_AT =
  "UPDATE outbox SET since = ?, sign = ?, next = ?, tries = 0, sent = '[]', told = NULL, is_last = 0 " +
  'WHERE match = ? AND session = ? AND told IS NOT NULL';

const CALL =
  'INSERT INTO outbox (match, session, since, sign, is_open, next, last_at, tries, sent, told) ' +
  "VALUES (?, ?, ?, ?, ?, ?, ?, 0, '[]', NULL) ON CONFLICT (match, session) DO UPDATE SET ";

/** A call that begins anew, whatever was told before. */
const CALL_ANEW =
  `${CALL}since = excluded.since, sign = excluded.sign, is_open = excluded.is_open, next = excluded.next, last_at = excluded.last_at, ` +
  "tries = 0, sent = '[]', told = NULL, is_last = 0";

/** A call for a match that went on waiting: it stays as it is. @param most how the database calls the larger of two */
const callOn = (most: 'max' | 'greatest'): string =>
  `${CALL}is_open = ${most}(outbox.is_open, excluded.is_open), last_at = CASE WHEN outbox.is_last = 1 THEN NULL ELSE excluded.last_at END`;

/** What is kept of a call that was not made yet, and what stands in its place where it was made. */
const ifTold = (column: string, anew: string): string => `${column} = CASE WHEN outbox.told IS NULL THEN outbox.${column} ELSE ${anew} END`;

/** A call to somebody for whom the clock has played: whoever was told is told anew, whoever was not as it was due. */
const CALL_LATE =
  `${CALL}is_open = excluded.is_open, last_at = excluded.last_at, is_last = 0, told = NULL, ` +
  [...['since', 'sign', 'next'].map((column) => ifTold(column, `excluded.${column}`)), ifTold('tries', '0'), ifTold('sent', "'[]'")].join(
    ', ',
  );

/** How calls change, for the transaction of the step that changes them. @param most how the database calls the larger of two */
export function callStatements(
  { match, at, from, waiting, answered, missed, done }: CallChanges,
  most: 'max' | 'greatest',
): { sql: string; values: (string | number | null)[] }[] {
  return [
    ...done.flatMap((session) =>
      ['outbox', 'keys'].map((table) => ({ sql: `DELETE FROM ${table} WHERE match = ? AND session = ?`, values: [match, session] })),
    ),
    ...waiting.map(({ session, isOpen, next, since, lastAt, sign = null }) => {
      const hasAnswered = answered.includes(session);
      const isAnew = hasAnswered || since !== undefined;
      const sql = isAnew ? CALL_ANEW : missed.includes(session) ? CALL_LATE : callOn(most);
      return { sql, values: [match, session, since ?? from, hasAnswered ? at : sign, Number(isOpen), next, lastAt] };
    }),
  ];
}

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
    const due = this.#sql(`SELECT * FROM outbox WHERE ${dueAt('?')} ORDER BY next LIMIT ?`);
    return due.all(now, now, limit).map(callRecord);
  }

  tellOne(...[due, , tell]: Parameters<Store['tellOne']>): Promise<void> {
    return tell(due);
  }

  async firstCalls(session: string, now: number, limit: number): Promise<CallRecord[]> {
    const first = this.#sql(`SELECT * FROM outbox WHERE ${firstTo('?', '?')} ORDER BY next LIMIT ?`);
    return first.all(session, now, limit).map(callRecord);
  }

  putCall(call: CallRecord, lastAt: number | null = call.lastAt): Promise<void> {
    return this.#batch.write(() => {
      this.#sql(PUT_CALL).run(...putValues(call, lastAt));
    });
  }

  changeCalls(changes: CallChanges): Promise<void> {
    return this.#batch.write(() => this.write(changes));
  }

  seenAt(match: string, session: string, at: number): Promise<void> {
    return this.#batch.write(() => {
      this.#sql(SEEN_AT).run(at, at, at, match, session);
    });
  }

  /** There are no other nodes. */
  async thereAt(): Promise<void> {}

  /** Within a transaction. */
  write(changes: CallChanges): void {
    for (const { sql, values } of callStatements(changes, 'max')) this.#sql(sql).run(...values);
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
    lastAt: numberOrNull(row.last_at),
    isLast: row.is_last === 1,
    ...(row.far === 1 ? { isFar: true } : {}),
  };
}
