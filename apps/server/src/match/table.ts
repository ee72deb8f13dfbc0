import type { AnyGame, Seat } from '@questhall/kernel';
import type { SeatInfo, TableInfo } from '@questhall/protocol';
import type { MatchRecord, SeatRecord } from '../store/store.ts';

/** Who is there: sessions with at least one connection to this match, and how many watch. */
export interface Presence {
  sessions: ReadonlySet<string>;
  spectators: number;
}

export const NOBODY: Presence = { sessions: new Set(), spectators: 0 };

/** The match as this session (undefined: a stranger) may know it. Built name by name: the record also holds the secret. */
export function tableInfo(record: MatchRecord, presence: Presence, session: string | undefined, game: AnyGame | undefined): TableInfo {
  const mine = (seat: number) => session !== undefined && record.seats[seat]?.session === session;
  return {
    id: record.id,
    code: record.code,
    game: record.game,
    options: toldOptions(game, record.options),
    status: record.status,
    seats: record.seats.map(
      (s, seat): SeatInfo => ({
        seat,
        kind: s.kind,
        name: s.name,
        level: s.level,
        online: s.session !== null && presence.sessions.has(s.session),
        standIn: s.standIn,
        yours: mine(seat),
        contribution: record.status !== 'open' || mine(seat) ? (record.contributions[seat] ?? '') : null,
      }),
    ),
    clock: record.clock,
    listed: record.listed,
    host: session !== undefined && record.host === session,
    spectators: presence.spectators,
    rematch: record.rematch,
    created: record.created,
    changed: record.changed,
    outcome: record.outcome,
    yourTurn: record.status === 'running' && record.pending.some((seat) => mine(seat) && record.seats[seat]?.standIn === null),
    commitment: record.commitment,
    opening: record.opening?.link ?? null,
    head: record.status === 'over' && record.chain !== '' ? record.chain : null,
    secret: record.status === 'over' ? record.secret : null,
  };
}

/** The options as everybody may know them: of a text its name, since a level must not show what is hidden in it. */
function toldOptions(game: AnyGame | undefined, options: MatchRecord['options']): TableInfo['options'] {
  // A game that is not here any more tells nothing.
  const told = game ? { ...options } : {};
  for (const { id, text, byDefault } of game?.options ?? []) {
    const set = told[id];
    if (text && typeof set === 'string' && set !== byDefault) told[id] = text.name(set);
  }
  return told;
}

/** The seat through which this session looks on: the wanted one where it is its own, else its first, else none. */
export function viewerOf({ seats }: MatchRecord, session: string | undefined, wanted: Seat | undefined): Seat | undefined {
  if (session === undefined) return undefined;
  if (wanted !== undefined && seats[wanted]?.session === session) return wanted;
  const first = seats.findIndex((seat) => seat.session === session);
  return first < 0 ? undefined : first;
}

/** True for a bot's seat and for a person's that a bot plays for now. */
export function isPlayedByBot({ kind, standIn }: SeatRecord): boolean {
  return kind === 'bot' || standIn !== null;
}
