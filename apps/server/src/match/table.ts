import type { AnyGame, Seat } from '@questhall/kernel';
import type { SeatInfo, TableInfo } from '@questhall/protocol';
import type { MatchRecord, SeatRecord, TableRecord } from '../store/store.ts';
import { isPaused, toldAgreement } from './agreement.ts';
import { firstEnd } from './reserve.ts';
import { toldWaiting } from './waiting.ts';

/** Who is there: sessions with at least one connection to this match, and how many watch. */
export interface Presence {
  sessions: ReadonlySet<string>;
  spectators: number;
  /** Since when a session is not connected, in milliseconds since 1970; null while it is, and where nobody knows. */
  awaySince(session: string): number | null;
  /** Since when the table waits for a seat without a sign of life, in full and as far as it has been told. */
  quietSince(seat: Seat): number | null;
  toldQuietSince(seat: Seat): number | null;
}

export const NOBODY: Presence = {
  sessions: new Set(),
  spectators: 0,
  awaySince: () => null,
  quietSince: () => null,
  toldQuietSince: () => null,
};

/** The match as this session (undefined: a stranger) may know it. Built name by name: the record also holds the secret. */
export function tableInfo(record: TableRecord, presence: Presence, session: string | undefined): TableInfo {
  const turns = record.status === 'running' && !isPaused(record) ? record.pending.filter((seat) => isTurnOf(record, seat, session)) : [];
  const yourTurn = turns.length > 0;
  const mine = (seat: number) => session !== undefined && record.seats[seat]?.session === session;
  return {
    id: record.id,
    code: record.code,
    game: record.game,
    options: record.told,
    status: record.status,
    seats: record.seats.map(
      (s, seat): SeatInfo => ({
        seat,
        kind: s.kind,
        name: s.invited === null ? s.name : null,
        level: s.level,
        online: s.session !== null && presence.sessions.has(s.session),
        standIn: s.standIn,
        ...(s.standIn !== null && s.standInUntil !== undefined ? { standInUntil: s.standInUntil } : {}),
        yours: mine(seat),
        invited: s.invited === null ? null : { name: s.name ?? '', you: s.invited === session },
        awaySince: s.session === null || record.status === 'over' ? null : presence.awaySince(s.session),
        quietSince: presence.toldQuietSince(seat),
        ...(s.nudged ? { nudged: s.nudged } : {}),
        ...(s.hinted ? { hinted: s.hinted } : {}),
        ...(s.out ? { out: s.out } : {}),
        ...toldFreeTime(record, s),
        ready: record.status === 'open' && s.ready,
        contribution: record.status !== 'open' || mine(seat) ? (record.contributions[seat] ?? '') : null,
      }),
    ),
    clock: record.clock,
    reserve: record.reserve,
    ...(record.increment ? { increment: true } : {}),
    overtime: record.overtime,
    listed: record.listed,
    patience: record.patience,
    talk: record.talk,
    takingBack: record.takingBack,
    hints: record.hints,
    lookingOn: record.lookingOn,
    ...toldAgreement(record),
    terms: record.terms,
    hostAwaySince: record.host === null ? null : presence.awaySince(record.host),
    host: session !== undefined && record.host === session,
    spectators: presence.spectators,
    rematch: record.rematch,
    created: record.created,
    changed: record.changed,
    outcome: record.outcome,
    yourTurn,
    yourUntil: firstEnd(record, turns),
    ...toldWaiting(record),
    commitment: record.commitment,
    opening: record.opening?.link ?? null,
    head: record.status === 'over' && record.chain !== '' ? record.chain : null,
    secret: record.status === 'over' ? record.secret : null,
  };
}

/** Everybody at a table sees when a person's clock stands still; of holidays the last alone. */
function toldFreeTime({ status }: TableRecord, { free }: SeatRecord): Pick<SeatInfo, 'free'> {
  return free && status !== 'over' ? { free: { ...free, holidays: free.holidays.slice(-1) } } : {};
}

/** True where this seat is the session's own, and no bot stands in there. */
function isTurnOf({ seats }: TableRecord, seat: Seat, session: string | undefined): boolean {
  return session !== undefined && seats[seat]?.session === session && seats[seat].standIn === null;
}

/** The options as everybody may know them: of a text its name, since a level must not show what is hidden in it. */
export function toldOptions(game: AnyGame, options: MatchRecord['options']): MatchRecord['told'] {
  const told = { ...options };
  for (const { id, text, byDefault } of game.options) {
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
