import type { Chapters } from './chapters.ts';
import type { Row, Statement } from './driver.ts';
import { MATCH_COLUMNS, SEAT_COLUMNS, tableRecord } from './rows.ts';
import type { Store, TableRecord } from './store.ts';

/** What a list is made of: options may hold whole levels. */
export const TABLE = MATCH_COLUMNS.filter((column) => column !== 'options');
const COLUMNS = TABLE.join(', ');
export const SEAT = SEAT_COLUMNS.join(', ');
/** Word for word the condition of its index. */
export const LISTED = "status = 'open' AND listed = 1";

/** A match that goes on: with people in it, and not asleep. */
export const RUNS = `status = 'running' AND COALESCE(asleep, 0) = 0
  AND EXISTS (SELECT 1 FROM seats WHERE match = matches.id AND kind = 'person' AND stand_in IS NULL)`;

/** A match at which bots play for everybody, and somebody is back by a moment: it goes on then. @param until how the database reads it */
export const backBy = (until: string): string =>
  `status = 'running' AND COALESCE(asleep, 0) = 0 AND id IN (SELECT match FROM seats WHERE stand_in IS NOT NULL AND ${until})`;
const BACK_BY = backBy("json_extract(more, '$.standInUntil') <= ?");

/** Which matches there are: for lists, for waking, for tidying up. */
export class Lists implements Pick<Store, 'matchesOf' | 'matchIdsOf' | 'listed' | 'listedBy' | 'awake' | 'due' | 'unchanged' | 'over'> {
  readonly #sql: (sql: string) => Statement;
  readonly #chapters: Chapters;

  constructor(sql: (sql: string) => Statement, chapters: Chapters) {
    this.#sql = sql;
    this.#chapters = chapters;
  }

  async matchesOf(session: string, limit: number): Promise<TableRecord[]> {
    const mine = `SELECT ${COLUMNS} FROM matches WHERE id IN
      (SELECT match FROM seats WHERE session = ? UNION SELECT match FROM seats WHERE invited = ?) ORDER BY changed DESC LIMIT ?`;
    return this.#tables(mine, session, session, limit).sort((a, b) => b.changed - a.changed);
  }

  async matchIdsOf(session: string): Promise<string[]> {
    const all = `SELECT match AS id FROM seats WHERE session = ? UNION SELECT match FROM seats WHERE invited = ?
      UNION SELECT id FROM matches WHERE host = ?`;
    const rows = this.#sql(all).all(session, session, session);
    return rows.map(({ id }) => String(id));
  }

  async listed(limit: number): Promise<TableRecord[]> {
    return this.#tables(`SELECT ${COLUMNS} FROM matches WHERE ${LISTED} AND host IS NOT NULL ORDER BY created DESC LIMIT ?`, limit);
  }

  async listedBy(host: string): Promise<number> {
    return Number(this.#sql(`SELECT count(*) AS count FROM matches WHERE ${LISTED} AND host = ?`).get(host)?.count ?? 0);
  }

  async awake(until: number): Promise<string[]> {
    const rows = this.#sql(
      `SELECT id FROM matches WHERE ${RUNS}
        AND (deadline <= ? OR EXISTS (SELECT 1 FROM json_each(pending) p JOIN seats s ON s.match = matches.id AND s.seat = p.value
          WHERE s.kind = 'bot' OR s.stand_in IS NOT NULL OR s.orders IS NOT NULL OR s.plan IS NOT NULL))
        ORDER BY deadline IS NULL, deadline`,
    ).all(until);
    return [...new Set([...rows.map((row) => String(row.id)), ...this.#backBy(until)])];
  }

  #backBy(until: number): string[] {
    return this.#sql(`SELECT id FROM matches WHERE ${BACK_BY}`)
      .all(until)
      .map((row) => String(row.id));
  }

  async due(until: number): Promise<string[]> {
    const rows = this.#sql(`SELECT id FROM matches WHERE ${RUNS} AND deadline <= ? ORDER BY deadline`).all(until);
    // The time that counts is the newest one, which may stand in the journal alone.
    const ids = new Set(rows.map((row) => String(row.id)));
    for (const { match, progress } of this.#chapters.tails()) {
      if (progress.deadline !== null && progress.deadline <= until) ids.add(match);
      else ids.delete(match);
    }
    return [...new Set([...ids, ...this.#backBy(until)])];
  }

  async unchanged(kind: 'open' | 'begun', since: number, limit: number): Promise<string[]> {
    const statuses = kind === 'open' ? "status = 'open'" : "status IN ('running', 'closed')";
    const rows = this.#sql(`SELECT id FROM matches WHERE ${statuses} AND changed < ? ORDER BY changed LIMIT ?`).all(since, limit);
    // What is in the journal alone is newer.
    return rows.map((row) => String(row.id)).filter((id) => (this.#chapters.tail(id)?.progress.changed ?? 0) < since);
  }

  async over(limit: number): Promise<string[]> {
    const rows = this.#sql("SELECT id FROM matches WHERE status = 'over' ORDER BY changed DESC LIMIT ?").all(limit);
    return rows.map((row) => String(row.id));
  }

  /** Tables without their options, in the order of the rows; their seats in one question. */
  #tables(sql: string, ...values: (string | number)[]): TableRecord[] {
    const rows = this.#sql(sql).all(...values);
    const seats = new Map<string, Row[]>(rows.map((row) => [String(row.id), []]));
    const all = this.#sql(`SELECT match, ${SEAT} FROM seats WHERE match IN (SELECT value FROM json_each(?)) ORDER BY match, seat`).all(
      JSON.stringify([...seats.keys()]),
    );
    for (const seat of all) seats.get(String(seat.match))?.push(seat);
    return rows.map((row) => {
      const id = String(row.id);
      return { ...tableRecord(row, seats.get(id) ?? []), ...this.#chapters.tail(id)?.progress };
    });
  }
}
