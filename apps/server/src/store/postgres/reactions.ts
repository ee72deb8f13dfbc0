import { DROP_REACTION, PUT_REACTION, REACTION_COLUMNS, reactionKey, reactionRecord, reactionValues } from '../reactions.ts';
import type { ReactedTo, ReactionRecord, Store } from '../store.ts';
import { type Ask, statement, type Write } from './ask.ts';

/** What people give to lines, in PostgreSQL. */
export class PostgresReactions implements Pick<Store, 'putReaction' | 'dropReaction' | 'reactions' | 'reactionsOf' | 'forgetReactions'> {
  readonly #ask: Ask;
  readonly #write: Write;

  constructor(ask: Ask, write: Write) {
    this.#ask = ask;
    this.#write = write;
  }

  putReaction(reaction: ReactionRecord): Promise<void> {
    return this.#write(statement(PUT_REACTION, ...reactionValues(reaction)));
  }

  dropReaction(reaction: Parameters<Store['dropReaction']>[0]): Promise<void> {
    return this.#write(statement(DROP_REACTION, ...reactionKey(reaction)));
  }

  async reactions(match: string, to: ReactedTo, from: number, upTo: number): Promise<ReactionRecord[]> {
    // Numbers beyond those of a column are asked for where all are meant.
    const found = `SELECT ${REACTION_COLUMNS.join(', ')} FROM reactions
      WHERE match = $1 AND place = $2 AND n >= $3::bigint AND n <= $4::bigint ORDER BY n, at, who, seat`;
    return (await this.#ask(found, [match, to, from, upTo])).map(reactionRecord);
  }

  async reactionsOf(match: string, session: string): Promise<number> {
    const rows = await this.#ask('SELECT count(*) AS n FROM reactions WHERE session = $1 AND match = $2', [session, match]);
    return Number(rows[0]?.n);
  }

  async given(session: string): Promise<ReactionRecord[]> {
    const found = `SELECT ${REACTION_COLUMNS.join(', ')} FROM reactions WHERE session = $1 ORDER BY at`;
    return (await this.#ask(found, [session])).map(reactionRecord);
  }

  async forgetReactions(session: string): Promise<string[]> {
    const matches = await this.#ask('SELECT DISTINCT match FROM reactions WHERE session = $1', [session]);
    await this.#write(statement('DELETE FROM reactions WHERE session = ?', session));
    return matches.map(({ match }) => String(match));
  }
}
