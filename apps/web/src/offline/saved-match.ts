import type { AnyState, Choice, Seat, Told } from '@questhall/kernel';
import type { BotLevel, HintRule, NewMatch, TableInfo, TakingBack } from '@questhall/protocol';
import type { Change } from '@questhall/protocol/changes';
import type { Trail } from '@questhall/record/back';
import { type Hour, hourAt } from '@questhall/record/last-round';

/** A chair of a match on this device: a person (`name`) or a bot (`level`); `standIn` while a bot plays for the person. */
export interface LocalSeat {
  name: string | null;
  level: BotLevel | null;
  standIn: BotLevel | null;
  /** How many hints the person has asked for; absent: none. */
  hinted?: number;
}

/** All of a match on this device, as it is kept. Plain data: the browser's store takes it as it is. */
export interface LocalMatch {
  id: string;
  /** Counts the changes. Whoever saves says which one it knew: two tabs cannot overwrite each other. */
  rev: number;
  game: string;
  options: NonNullable<NewMatch['options']>;
  seats: LocalSeat[];
  /** Milliseconds since 1970, of creation and of the last change. */
  created: number;
  changed: number;
  /** Null until the table is opened for the first time. */
  state: AnyState | null;
  /** All that was told so far, with the time. */
  events: readonly { at: number; told: Told }[];
  /** How many answers each seat has given: its questions are numbered for itself, as on a server. */
  taken: readonly number[];
  /** What can be taken back now; absent: nothing. */
  trail?: Trail<readonly Change[]>;
  /** Whether steps may be taken back at this table; absent: they may. */
  takingBack?: TakingBack;
  /** Whether a bot may be asked for a hint at this table; absent: it may. */
  hints?: HintRule;
  /** The hour by which the table wants to be done; absent: none. */
  hour?: Hour;
  /** How many steps there were beside those that `taken` counts: what was done unasked; absent: none. */
  asides?: number;
  /** What each action did, for the replay (offline/local-replay.ts); absent in matches of older apps. */
  steps?: readonly string[];
  /** A lesson: what is still to be answered, and with which dice, before the match goes on as any other. */
  script?: readonly ScriptedAnswer[];
  /** The ids of the last answers: one that is sent twice counts once. */
  seen: readonly string[];
}

/** One answer of a lesson: who gives it, and what chance gives for it (each number from 0, in the order of the draws). */
export interface ScriptedAnswer {
  seat: Seat;
  choice: Choice;
  drawn: readonly number[];
}

/** Another tab has saved this match in between. */
export class SavedElsewhere extends Error {}

/** What is needed to lay a table on this device. The first seat is a person's. */
export type NewLocalMatch = Pick<LocalMatch, 'game' | 'options' | 'takingBack' | 'hints'> & {
  seats: readonly Pick<LocalSeat, 'name' | 'level'>[];
  /** By when the table wants to be done, in milliseconds since 1970; absent: nobody minds. */
  doneBy?: number;
};

/** A match that has not begun. */
export function newLocalMatch({ game, options, seats, takingBack, hints, doneBy }: NewLocalMatch, id: string, now: number): LocalMatch {
  return {
    id,
    rev: 0,
    game,
    options,
    seats: seats.map(({ name, level }) => ({ name, level, standIn: null })),
    created: now,
    changed: now,
    state: null,
    events: [],
    steps: [],
    taken: seats.map(() => 0),
    seen: [],
    ...(takingBack ? { takingBack } : {}),
    ...(hints ? { hints } : {}),
    ...(doneBy === undefined ? {} : { hour: hourAt(doneBy) }),
  };
}

/**
 * A match that is opened again. The time while nobody had it open is none of the pace, and an hour that went by then holds no more,
 * unless its last round was named before.
 */
export function openedAgain({ hour, ...match }: LocalMatch, now: number): LocalMatch {
  if (!hour || (hour.at <= now && hour.last === null)) return match;
  return { ...match, hour: hour.from === null ? hour : { ...hour, from: hour.from + Math.max(0, now - match.changed) } };
}

/** True for a person's seat for which no bot plays. */
export const playedHere = (seat: LocalSeat | undefined): boolean => seat !== undefined && seat.level === null && seat.standIn === null;

/** The persons' seats that must decide now. */
export const askedHere = (match: LocalMatch): Seat[] =>
  (match.state?.pending ?? []).map((d) => d.seat).filter((seat) => playedHere(match.seats[seat]));

/**
 * The match as everybody may know it, in the form that a server gives. There is no commitment: nobody else has to
 * trust the dice of one's own device.
 */
export function localTable(match: LocalMatch): TableInfo {
  const outcome = match.state?.outcome ?? null;
  return {
    id: match.id,
    code: match.id.slice(0, 5).toUpperCase(),
    game: match.game,
    options: match.options,
    status: outcome ? 'over' : 'running',
    seats: match.seats.map(({ name, level, standIn, hinted }, seat) => ({
      seat,
      kind: level === null ? 'person' : 'bot',
      name,
      level,
      online: level === null,
      standIn,
      yours: level === null,
      invited: null,
      ready: false,
      awaySince: null,
      quietSince: null,
      contribution: '',
      ...(hinted ? { hinted } : {}),
    })),
    clock: null,
    reserve: 0,
    overtime: 'default',
    listed: false,
    patience: 0,
    talk: 'off',
    takingBack: match.takingBack ?? 'free',
    // A lesson says itself what comes next.
    hints: (match.script?.length ?? 0) > 0 ? 'never' : (match.hints ?? 'free'),
    lookingOn: 'link',
    terms: 0,
    proposals: [],
    paused: null,
    ...(match.hour && !outcome ? { doneBy: { at: match.hour.at, last: match.hour.last } } : {}),
    hostAwaySince: null,
    host: true,
    spectators: 0,
    rematch: null,
    created: match.created,
    changed: match.changed,
    outcome,
    yourTurn: askedHere(match).length > 0,
    yourUntil: null,
    commitment: '',
    opening: null,
    head: null,
    secret: null,
  };
}
