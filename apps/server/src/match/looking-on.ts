import { ApiFailure } from '../failure.ts';
import type { TableRecord } from '../store/store.ts';

/*
 * Who may look on. Whatever a match holds leaves the server through one of three doors, and each of them asks here: a match that
 * is found in somebody's name (`Hall.match`: every route, and every socket before it is open), a socket that says hello
 * (`Company.welcome`), and what is told to those who are there already (`Audience.tell`).
 */

/** Who may look on at a table, and what has come of it so far. */
export type Watched = Pick<TableRecord, 'id' | 'game' | 'lookingOn' | 'status' | 'host'> & {
  seats: readonly Pick<TableRecord['seats'][number], 'session'>[];
};

/**
 * Whether this session (undefined: a stranger) may know what goes on at a table. Before the match begins whoever has the link
 * comes to sit down, and a result is there to be shared.
 */
export function mayLookOn({ lookingOn, status, host, seats }: Watched, session: string | undefined): boolean {
  if (lookingOn === 'link' || status === 'open' || status === 'over') return true;
  return session !== undefined && (host === session || seats.some((seat) => seat.session === session));
}

/** What whoever is kept out is told: the table's own page then knows what somebody with a key in the address has come for. */
export function playersOnly({ id, game }: Pick<Watched, 'id' | 'game'>): ApiFailure {
  return new ApiFailure('players-only', 'nobody but the players looks on here until the match has ended', { match: id, game });
}

/** @throws ApiFailure ('players-only') */
export function mustLookOn(record: Watched, session: string | undefined): void {
  if (!mayLookOn(record, session)) throw playersOnly(record);
}
