import type { Slips } from '../../http/slips.ts';
import type { Ask } from './ask.ts';

/** In the database, by its clock: whoever was asked at one node may answer at another. */
export class PostgresSlips implements Slips {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async put(key: string, body: string, ms: number): Promise<void> {
    await this.#ask(`DELETE FROM slips WHERE until < ${NOW}`);
    const put = `INSERT INTO slips (key, body, until) VALUES ($1, $2, ${NOW} + $3::bigint)
      ON CONFLICT (key) DO UPDATE SET body = excluded.body, until = excluded.until`;
    await this.#ask(put, [key, body, ms]);
  }

  async take(key: string): Promise<string | undefined> {
    const [taken] = await this.#ask(`DELETE FROM slips WHERE key = $1 RETURNING body, until >= ${NOW} AS holds`, [key]);
    return taken?.holds ? String(taken.body) : undefined;
  }
}

/** Milliseconds since 1970. */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
