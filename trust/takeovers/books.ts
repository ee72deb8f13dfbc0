import { PostgresStore } from '../../apps/server/src/store/postgres/store.ts';
import { asking } from '../../apps/server/test/database.ts';
import { auditStore } from '../kills/audit.ts';
import type { Clerk } from '../kills/clerks.ts';
import type { Resting } from '../kills/resting.ts';
import type { Talker } from '../kills/talkers.ts';
import type { AutoSeat } from '../seat.ts';

/**
 * Looks into one moment of the database while it is served from: whatever was acknowledged before it is there once,
 * nothing is there that nobody sent, every match is whole, and no action stands behind one of a later turn: whoever was
 * taken over has written nothing since.
 * @returns what is wrong
 */
export async function auditDatabase(
  url: string,
  seats: readonly AutoSeat[],
  talkers: readonly Talker[] = [],
  clerks: readonly Clerk[] = [],
  resting?: Resting,
): Promise<string[]> {
  const known = <T extends { acknowledged: ReadonlySet<string> }>(of: T) => new Set(of.acknowledged);
  const books = seats.map((seat) => ({ parts: seat.parts, sent: seat.sent, acknowledged: known(seat) }));
  const words = talkers.map((talker) => ({ match: talker.match, said: talker.said, acknowledged: known(talker) }));
  // As they stand now: more is acknowledged while the database is read.
  const papers = clerks.map(({ match, session, noted, last, proposed }) => ({ match, session, noted, last, proposed }));
  return asking(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const wrong = await auditStore(PostgresStore.within(client), books, words, papers, resting);
    const fallen = await client.query<{ match: string; seq: number }>(
      `SELECT match, seq FROM (SELECT match, seq, epoch, lag(epoch) OVER (PARTITION BY match ORDER BY seq) AS before FROM actions) a
       WHERE epoch < before`,
    );
    for (const { match, seq } of fallen.rows) wrong.push(`match ${match}: action ${seq} is of an earlier turn than the one before it`);
    return wrong;
  });
}

/** The turn of the one that serves. */
export async function turnNow(url: string): Promise<number> {
  return one(url, 'SELECT epoch AS n FROM server');
}

/** How many actions were written in a turn. */
export async function writtenIn(url: string, turn: number): Promise<number> {
  return one(url, 'SELECT count(*) AS n FROM actions WHERE epoch = $1', [turn]);
}

/** The number `n` that a question to the database answers. */
export function one(url: string, text: string, values: unknown[] = []): Promise<number> {
  return asking(url, async (client) => Number((await client.query<{ n: string }>(text, values)).rows[0]?.n));
}
