import type { DecisionView, GameEvent, Seat, Text } from '@questhall/kernel';
import { type Static, Type } from 'typebox';
import type { Change } from './changes.ts';
import type { ErrorCode } from './errors.ts';
import type { TableInfo } from './http.ts';
import type { Midway } from './midway.ts';
import type { Talk } from './talk.ts';

/**
 * The socket of one match: `/api/matches/:id/socket`. The session's cookie (or `Authorization: Bearer`, never the
 * address) says who is there; whoever holds no seat, or has no session, is a spectator. All messages are JSON, `t`
 * names the kind. Whoever asks for it in `hello` (`watch`) is a spectator, too.
 *
 * One socket shows one seat. A session that holds several (a family at one screen) names the seat in `hello`, may
 * say `hello` again at any time to see with another seat's eyes, and learns from `Sight.yours` whose turn it is.
 *
 * The server closes with 1012 when it restarts: come back in a second. 1008: too many messages or sockets. 4404: no such match.
 * 4403, after a `problem` with the code `players-only`: nobody but who sits at the table looks on, until the match has ended.
 *
 * Updates to one viewer are numbered 1, 2, 3 … within an `epoch` (of one seat in one server run). A client that comes back says
 * `hello` with its last epoch and number: it gets the updates it missed, or a `whole` where those are gone.
 * Numbers count what this viewer was sent, never what happened: a gap would tell of hidden actions.
 */

/** Client → server. The first message on a socket, and again to change to another of one's seats. */
export const Hello = Type.Object({
  t: Type.Literal('hello'),
  /** One of the session's seats; the first of them where it is left out. Ignored for spectators. */
  seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 11 })),
  epoch: Type.Optional(Type.String({ maxLength: 40 })),
  n: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Updates in their packed form, please (see packed.ts); only then those that were missed can be had. */
  packed: Type.Optional(Type.Boolean()),
  /** With `packed`: what changed line by line too (see midway.ts), for whoever shows one event after the other. */
  midway: Type.Optional(Type.Boolean()),
  /** What is said at the table too, please (see talk.ts): what was said last at once, then line by line. */
  talk: Type.Optional(Type.Boolean()),
  /**
   * Only what everybody may see, please, whoever is there: for a screen that a whole room looks at. The socket is a stranger's
   * from then on: it sees no seat, acts for none, and keeps nobody present. Where nobody but the players looks on, it stays as
   * long as whoever opened it sits there.
   */
  watch: Type.Optional(Type.Boolean()),
});
/**
 * Client → server: an answer. `id` is the client's own; the same id sent twice counts once. `decision` is the `id` of
 * the `DecisionView`, counted for each seat by itself. `seat` may be any seat of the session.
 * `decision` 0 is what the seat does unasked, where its game has such things (Dystopia: "pass:<hero>:on" and "…:off").
 * `decision` -1 takes the seat's last step back; `choice` is the number in `Sight.back`.
 */
export const Act = Type.Object({
  t: Type.Literal('act'),
  id: Type.String({ minLength: 8, maxLength: 40 }),
  seat: Type.Integer({ minimum: 0, maximum: 11 }),
  decision: Type.Integer({ minimum: -1 }),
  choice: Type.Union([Type.String({ maxLength: 200 }), Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 })]),
  /** The page gave it by a standing order, at a table on this device: a server carries orders out by itself. */
  byOrder: Type.Optional(Type.Literal(true)),
  /** The page gave it because there was no other answer: for the person it is no move of their own. */
  byItself: Type.Optional(Type.Literal(true)),
});
/** Client → server: is anybody there? Answered with a pong. */
export const Ping = Type.Object({ t: Type.Literal('ping') });

/** Client → server: somebody is here who has touched the page. Not answered; ends a silence that was told to the table. */
export const Here = Type.Object({ t: Type.Literal('here') });

export const ClientMessage = Type.Union([Hello, Act, Ping, Here]);
export type Hello = Static<typeof Hello>;
export type Act = Static<typeof Act>;
export type ClientMessage = Static<typeof ClientMessage>;

/** One line of the log: an event as this viewer may hear it, numbered within the viewer's own log from 1. */
export interface LogEntry {
  n: number;
  /** Milliseconds since 1970. */
  at: number;
  event: GameEvent & Record<string, unknown>;
}

/** What a viewer has before it, built from that viewer's knowledge alone. `V` is the game's view. */
export interface Sight<V = unknown> {
  view: V;
  /** What is asked of the viewer's seat: at most one decision. Its `id` counts the questions put to this seat. */
  decisions: DecisionView[];
  /** The seats that the table waits for, as far as everybody may know. */
  waiting: Seat[];
  /** When the time of what a seat is asked is over, its reserve not counted, in milliseconds since 1970; null where nobody is waited for or without a clock. */
  deadlines: (number | null)[];
  /** The seats of this viewer's session that must decide (and for which no bot stands in), this one included: whom a family at one screen turns to. */
  yours: Seat[];
  /** How many of its steps the viewer's seat can take back; left out where there are none. */
  back?: number;
  /**
   * Where the table has reserves: the milliseconds that each seat had left when this was asked. They begin to be used at the
   * deadline; in secret questions they are not, and nobody sees beforehand which those are. Left out where there are none.
   */
  reserves?: number[];
}

/** Server → client: everything. Answers a hello, or follows when updates were lost. */
export interface Whole<V = unknown> {
  t: 'whole';
  epoch: string;
  n: number;
  /** The server's clock, milliseconds since 1970. */
  now: number;
  table: TableInfo;
  /** The seat whose sight this is; null for a spectator. */
  seat: Seat | null;
  /** Null while the match has not begun. */
  sight: Sight<V> | null;
  /** The last question of each kind that this viewer was asked: packed updates refer to them (see packed.ts). */
  asked?: DecisionView[];
  /** The newest entries, oldest first; where the first is not number 1, `GET …/log?before=` has the earlier ones. */
  log: LogEntry[];
}
/**
 * Server → client: what changed. `changes` turn the last sight into the new one: `sight = patch(sight, changes)`. Who
 * asks for it in `hello` gets most updates packed, as a list (see packed.ts); this form begins a match.
 */
export interface Update {
  t: 'update';
  n: number;
  now: number;
  changes: Change[];
  log: LogEntry[];
  /** What of the view changed line by line on the way. Told by tables on this device; a server packs it. */
  midway?: Midway;
}
/** Server → client: seats, names, presence or status changed. Not numbered: each holds all of it. */
export interface TableChanged {
  t: 'table';
  table: TableInfo;
}
/** Server → client: the action is on disk. Comes after the commit and before its update, or within it where that is packed. */
export interface Done {
  t: 'done';
  id: string;
}
/**
 * Every `Refused.code`; the client has a text `error.<code>` for each. `stale`: this seat is not asked that (any more).
 * `not-running`: the match has not begun, is over or closed. `not-saved`: the disk is full or gone, nothing has changed.
 * `failed`: our fault, nothing has changed.
 */
export const REFUSED_CODES = [
  'stale',
  'not-an-option',
  'wrong-number',
  'malformed',
  'not-your-seat',
  'not-running',
  'not-saved',
  'failed',
] as const;
export type RefusedCode = (typeof REFUSED_CODES)[number];
/**
 * Server → client: the action was not taken, and why. `rule` is that of the refusal that the table shows for this
 * option, else that of the question; null where no question is open.
 */
export interface Refused {
  t: 'refused';
  id: string;
  code: RefusedCode;
  reason: Text | null;
  rule: string | null;
}
/** Server → client: a message that could not be used. `code` is one of ERROR_CODES. */
export interface Problem {
  t: 'problem';
  code: ErrorCode;
  message: string;
}
export interface Pong {
  t: 'pong';
  now: number;
}
export type ServerMessage<V = unknown> = Whole<V> | Update | TableChanged | Done | Refused | Problem | Pong | Talk;
