import type { Batch } from './batch.ts';
import type { Row, Statement } from './driver.ts';
import type { NoteRecord, Store } from './store.ts';

export const NOTE_COLUMNS = ['match', 'session', 'seat', 'words', 'n', 'at'];
export const PUT_NOTE = `INSERT INTO notes (${NOTE_COLUMNS.join(', ')}) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (match, session, seat) DO UPDATE SET words = excluded.words, n = excluded.n, at = excluded.at
  WHERE notes.n = excluded.n - 1`;

/** The part of a store that knows what people note for themselves. */
export class Notes implements Pick<Store, 'note' | 'putNote'> {
  readonly #sql: (sql: string) => Statement;
  readonly #batch: Batch;

  constructor(sql: (sql: string) => Statement, batch: Batch) {
    this.#sql = sql;
    this.#batch = batch;
  }

  async note(match: string, session: string, seat: number): Promise<NoteRecord | undefined> {
    const found = `SELECT ${NOTE_COLUMNS.join(', ')} FROM notes WHERE match = ? AND session = ? AND seat = ?`;
    const row = this.#sql(found).get(match, session, seat);
    return row && noteRecord(row);
  }

  putNote(note: NoteRecord): Promise<void> {
    return this.#batch.write(() => {
      this.#sql(PUT_NOTE).run(...noteValues(note));
    });
  }

  notesOf(session: string): NoteRecord[] {
    return this.#sql(`SELECT ${NOTE_COLUMNS.join(', ')} FROM notes WHERE session = ? ORDER BY at`)
      .all(session)
      .map(noteRecord);
  }
}

export const noteValues = ({ match, session, seat, text, n, at }: NoteRecord) => [match, session, seat, text, n, at];

export function noteRecord(row: Row): NoteRecord {
  return {
    match: String(row.match),
    session: String(row.session),
    seat: Number(row.seat),
    text: String(row.words),
    n: Number(row.n),
    at: Number(row.at),
  };
}
