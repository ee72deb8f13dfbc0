import { NOTE_COLUMNS, noteRecord, noteValues, PUT_NOTE } from '../notes.ts';
import type { NoteRecord, Store } from '../store.ts';
import { type Ask, statement, type Write } from './ask.ts';

/** What people note for themselves, in PostgreSQL. */
export class PostgresNotes implements Pick<Store, 'note' | 'putNote'> {
  readonly #ask: Ask;
  readonly #write: Write;

  constructor(ask: Ask, write: Write) {
    this.#ask = ask;
    this.#write = write;
  }

  async note(match: string, session: string, seat: number): Promise<NoteRecord | undefined> {
    const found = `SELECT ${NOTE_COLUMNS.join(', ')} FROM notes WHERE match = $1 AND session = $2 AND seat = $3`;
    const rows = await this.#ask(found, [match, session, seat]);
    return rows[0] && noteRecord(rows[0]);
  }

  putNote(note: NoteRecord): Promise<void> {
    return this.#write(statement(PUT_NOTE, ...noteValues(note)));
  }

  async notesOf(session: string): Promise<NoteRecord[]> {
    return (await this.#ask(`SELECT ${NOTE_COLUMNS.join(', ')} FROM notes WHERE session = $1 ORDER BY at`, [session])).map(noteRecord);
  }
}
