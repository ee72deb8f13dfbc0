import { ADD_LENGTH, lengthRecord, lengthValues, NEWEST_LENGTHS } from '../lengths.ts';
import type { LengthRecord, Store } from '../store.ts';
import { type Ask, statement, type Write } from './ask.ts';

/** How long matches took, in PostgreSQL. */
export class PostgresLengths implements Pick<Store, 'addLength' | 'lengths'> {
  readonly #ask: Ask;
  readonly #write: Write;

  constructor(ask: Ask, write: Write) {
    this.#ask = ask;
    this.#write = write;
  }

  addLength(length: LengthRecord): Promise<void> {
    return this.#write(statement(ADD_LENGTH, ...lengthValues(length)));
  }

  async lengths(limit: number): Promise<LengthRecord[]> {
    return (await this.#ask(`${NEWEST_LENGTHS} $1`, [limit])).map(lengthRecord);
  }
}
