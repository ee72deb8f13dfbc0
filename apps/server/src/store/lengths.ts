import type { Batch } from './batch.ts';
import type { Row, Statement } from './driver.ts';
import type { LengthRecord, Store } from './store.ts';

export const LENGTH_COLUMNS = ['match', 'game', 'options', 'people', 'bots', 'seconds', 'ended'];
export const ADD_LENGTH = `INSERT INTO lengths (${LENGTH_COLUMNS.join(', ')}) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (match) DO NOTHING`;
export const NEWEST_LENGTHS = `SELECT ${LENGTH_COLUMNS.join(', ')} FROM lengths ORDER BY ended DESC, match LIMIT`;

/** The part of a store that knows how long matches took. */
export class Lengths implements Pick<Store, 'addLength' | 'lengths'> {
  readonly #sql: (sql: string) => Statement;
  readonly #batch: Batch;

  constructor(sql: (sql: string) => Statement, batch: Batch) {
    this.#sql = sql;
    this.#batch = batch;
  }

  addLength(length: LengthRecord): Promise<void> {
    return this.#batch.write(() => {
      this.#sql(ADD_LENGTH).run(...lengthValues(length));
    });
  }

  async lengths(limit: number): Promise<LengthRecord[]> {
    return this.#sql(`${NEWEST_LENGTHS} ?`).all(limit).map(lengthRecord);
  }
}

export const lengthValues = ({ match, game, options, people, bots, seconds, ended }: LengthRecord) => [
  match,
  game,
  options,
  people,
  bots,
  seconds,
  ended,
];

export function lengthRecord(row: Row): LengthRecord {
  return {
    match: String(row.match),
    game: String(row.game),
    options: String(row.options),
    people: Number(row.people),
    bots: Number(row.bots),
    seconds: Number(row.seconds),
    ended: Number(row.ended),
  };
}
