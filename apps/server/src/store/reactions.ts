import type { Reaction } from '@questhall/protocol';
import type { Batch } from './batch.ts';
import type { Row, Statement } from './driver.ts';
import type { ReactedTo, ReactionRecord, Store } from './store.ts';

export const REACTION_COLUMNS = ['match', 'place', 'n', 'session', 'seat', 'who', 'name', 'at', 'reaction'];

/** What a spectator has in place of a seat: part of a key, which must not be empty. */
const NO_SEAT = -1;

export const PUT_REACTION = `INSERT INTO reactions (${REACTION_COLUMNS.join(', ')}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (match, place, n, session, seat) DO UPDATE SET name = excluded.name, at = excluded.at, reaction = excluded.reaction`;
export const DROP_REACTION = 'DELETE FROM reactions WHERE match = ? AND place = ? AND n = ? AND session = ? AND seat = ?';

/** The part of a store that knows what people give to lines. */
export class Reactions implements Pick<Store, 'putReaction' | 'dropReaction' | 'reactions' | 'reactionsOf' | 'forgetReactions'> {
  readonly #sql: (sql: string) => Statement;
  readonly #batch: Batch;

  constructor(sql: (sql: string) => Statement, batch: Batch) {
    this.#sql = sql;
    this.#batch = batch;
  }

  putReaction(reaction: ReactionRecord): Promise<void> {
    return this.#batch.write(() => {
      this.#sql(PUT_REACTION).run(...reactionValues(reaction));
    });
  }

  dropReaction(reaction: Parameters<Store['dropReaction']>[0]): Promise<void> {
    return this.#batch.write(() => {
      this.#sql(DROP_REACTION).run(...reactionKey(reaction));
    });
  }

  async reactions(match: string, to: ReactedTo, from: number, upTo: number): Promise<ReactionRecord[]> {
    const found = `SELECT ${REACTION_COLUMNS.join(', ')} FROM reactions WHERE match = ? AND place = ? AND n BETWEEN ? AND ? ORDER BY n, at, who, seat`;
    return this.#sql(found).all(match, to, from, upTo).map(reactionRecord);
  }

  async reactionsOf(match: string, session: string): Promise<number> {
    return Number(this.#sql('SELECT count(*) AS n FROM reactions WHERE session = ? AND match = ?').get(session, match)?.n);
  }

  given(session: string): ReactionRecord[] {
    const found = `SELECT ${REACTION_COLUMNS.join(', ')} FROM reactions WHERE session = ? ORDER BY at`;
    return this.#sql(found).all(session).map(reactionRecord);
  }

  async forgetReactions(session: string): Promise<string[]> {
    const matches = this.#sql('SELECT DISTINCT match FROM reactions WHERE session = ?').all(session);
    await this.#batch.write(() => {
      this.#sql('DELETE FROM reactions WHERE session = ?').run(session);
    });
    return matches.map(({ match }) => String(match));
  }
}

export function reactionKey({ match, to, n, session, seat }: Parameters<Store['dropReaction']>[0]) {
  return [match, to, n, session, seat ?? NO_SEAT];
}

export function reactionValues(reaction: ReactionRecord) {
  const { who, name, at, reaction: given } = reaction;
  return [...reactionKey(reaction), who, name, at, given];
}

export function reactionRecord(row: Row): ReactionRecord {
  const seat = Number(row.seat);
  return {
    match: String(row.match),
    to: row.place as ReactedTo,
    n: Number(row.n),
    session: String(row.session),
    seat: seat === NO_SEAT ? null : seat,
    who: String(row.who),
    name: String(row.name),
    at: Number(row.at),
    reaction: row.reaction as Reaction,
  };
}
