import type { Row } from '../driver.ts';
import { backBy, LISTED, RUNS, SEAT, TABLE } from '../lists.ts';
import { json, numberOrNull, tableRecord } from '../rows.ts';
import type { Store, TableRecord } from '../store.ts';
import type { Ask } from './ask.ts';
import { LAST, progressed } from './progress.ts';
import type { Tails } from './tails.ts';

const BACK_BY = backBy("(more::json->>'standInUntil')::bigint <= $1");
const COLUMNS = `${TABLE.map((column) => `m.${column}`).join(', ')}, last.progress`;

/** Which matches there are: for lists, for waking, for tidying up. */
export class PostgresLists
  implements Pick<Store, 'matchesOf' | 'matchIdsOf' | 'listed' | 'listedBy' | 'awake' | 'due' | 'unchanged' | 'over'>
{
  readonly #ask: Ask;
  readonly #tails: Tails;
  readonly #shared: boolean;

  /** @param shared whether several nodes share the matches: then what is looked for here is what none of them plays */
  constructor(ask: Ask, tails: Tails, shared: boolean) {
    this.#ask = ask;
    this.#tails = tails;
    this.#shared = shared;
  }

  get #free(): string {
    return this.#shared ? 'NOT EXISTS (SELECT 1 FROM owners o WHERE o.match = matches.id AND o.node IS NOT NULL)' : 'true';
  }

  async matchesOf(session: string, limit: number): Promise<TableRecord[]> {
    const mine = `SELECT ${COLUMNS} FROM (SELECT * FROM matches WHERE id IN
      (SELECT match FROM seats WHERE session = $1 UNION SELECT match FROM seats WHERE invited = $1) ORDER BY changed DESC LIMIT $2) m ${LAST}`;
    return (await this.#tables(mine, session, limit)).sort((a, b) => b.changed - a.changed);
  }

  async matchIdsOf(session: string): Promise<string[]> {
    const all = `SELECT match AS id FROM seats WHERE session = $1 UNION SELECT match FROM seats WHERE invited = $1
      UNION SELECT id FROM matches WHERE host = $1`;
    return (await this.#ask(all, [session])).map(({ id }) => String(id));
  }

  listed(limit: number): Promise<TableRecord[]> {
    return this.#tables(
      `SELECT ${COLUMNS} FROM matches m ${LAST} WHERE ${LISTED} AND host IS NOT NULL ORDER BY created DESC LIMIT $1`,
      limit,
    );
  }

  async listedBy(host: string): Promise<number> {
    const rows = await this.#ask(`SELECT count(*) AS count FROM matches WHERE ${LISTED} AND host = $1`, [host]);
    return Number(rows[0]?.count ?? 0);
  }

  async awake(until: number): Promise<string[]> {
    const own = "kind = 'bot' OR stand_in IS NOT NULL OR orders IS NOT NULL OR plan IS NOT NULL";
    const rows = await this.#ask(
      `SELECT matches.id, matches.pending, matches.deadline, last.progress,
         (SELECT string_agg(seat::text, ',') FROM seats WHERE match = matches.id AND (${own})) AS own
       FROM matches ${LAST.replaceAll('m.', 'matches.')} WHERE ${RUNS} AND ${this.#free}`,
    );
    const waking = rows.flatMap((row) => {
      const at = { pending: json<number[]>(row.pending), deadline: numberOrNull(row.deadline), ...progressed(row) };
      const alone = String(row.own ?? '').split(',');
      const goesOn = (at.deadline !== null && at.deadline <= until) || at.pending.some((seat) => alone.includes(String(seat)));
      return goesOn ? { id: String(row.id), deadline: at.deadline ?? Number.POSITIVE_INFINITY } : [];
    });
    const inOrder = waking.sort((a, b) => (a.deadline < b.deadline ? -1 : Number(a.deadline > b.deadline))).map(({ id }) => id);
    return [...new Set([...inOrder, ...(await this.#backBy(until))])];
  }

  async #backBy(until: number): Promise<string[]> {
    return (await this.#ask(`SELECT id FROM matches WHERE ${BACK_BY} AND ${this.#free}`, [until])).map(({ id }) => String(id));
  }

  async due(until: number): Promise<string[]> {
    const rows = await this.#ask(`SELECT id FROM matches WHERE ${RUNS} AND deadline <= $1 AND ${this.#free} ORDER BY deadline`, [until]);
    // The time that counts is the newest one, which may stand with the last action alone.
    const ids = new Set(rows.map((row) => String(row.id)));
    if (!this.#shared)
      for (const [match, { deadline }] of this.#tails.all) {
        if (deadline !== null && deadline <= until) ids.add(match);
        else ids.delete(match);
      }
    return [...new Set([...ids, ...(await this.#backBy(until))])];
  }

  async unchanged(kind: 'open' | 'begun', since: number, limit: number): Promise<string[]> {
    const statuses = kind === 'open' ? "status = 'open'" : "status IN ('running', 'closed')";
    const old = `SELECT id FROM matches WHERE ${statuses} AND changed < $1 AND ${this.#free} ORDER BY changed LIMIT $2`;
    const rows = await this.#ask(old, [since, limit]);
    // What stands with the last action alone is newer.
    return rows.map((row) => String(row.id)).filter((id) => (this.#tails.all.get(id)?.changed ?? 0) < since);
  }

  async over(limit: number): Promise<string[]> {
    const rows = await this.#ask("SELECT id FROM matches WHERE status = 'over' ORDER BY changed DESC LIMIT $1", [limit]);
    return rows.map((row) => String(row.id));
  }

  /** Tables without their options, in the order of the rows; their seats in one question. */
  async #tables(sql: string, ...values: (string | number)[]): Promise<TableRecord[]> {
    const rows = await this.#ask(sql, values);
    const seats = new Map<string, Row[]>(rows.map((row) => [String(row.id), []]));
    const all = await this.#ask(`SELECT match, ${SEAT} FROM seats WHERE match = ANY($1) ORDER BY match, seat`, [[...seats.keys()]]);
    for (const seat of all) seats.get(String(seat.match))?.push(seat);
    return rows.map((row) => ({ ...tableRecord(row, seats.get(String(row.id)) ?? []), ...progressed(row) }));
  }
}
