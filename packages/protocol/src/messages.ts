import type { DecisionView, GameEvent, Seat, Text } from '@questhall/kernel';
import { type Static, Type } from 'typebox';
import type { TableInfo } from './http.ts';

/**
 * The socket of one match: `/api/matches/:id/socket`. The session's cookie (or `?token=`) says who is there; a session
 * that holds no seat is a spectator. All messages are JSON, `t` names the kind.
 *
 * Updates to one viewer are numbered 1, 2, 3 … within an `epoch` (a server run). A client that comes back says
 * `hello` with its last epoch and number: it gets the updates it missed, or a `whole` where those are gone.
 * Numbers count what this viewer was sent, never what happened: a gap would tell of hidden actions.
 */

/** Client → server. The first message on a socket. */
export const Hello = Type.Object({
  t: Type.Literal('hello'),
  epoch: Type.Optional(Type.String({ maxLength: 40 })),
  n: Type.Optional(Type.Integer({ minimum: 0 })),
});
/** Client → server: an answer. `id` is the client's own; the same id sent twice counts once. */
export const Act = Type.Object({
  t: Type.Literal('act'),
  id: Type.String({ minLength: 8, maxLength: 40 }),
  seat: Type.Integer({ minimum: 0, maximum: 11 }),
  decision: Type.Integer({ minimum: 1 }),
  choice: Type.Union([Type.String({ maxLength: 200 }), Type.Array(Type.String({ maxLength: 200 }), { maxItems: 100 })]),
});
/** Client → server: is anybody there? Answered with a pong. */
export const Ping = Type.Object({ t: Type.Literal('ping') });

export const ClientMessage = Type.Union([Hello, Act, Ping]);
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
  /** What is asked of the viewer's seats (a family may hold several), in seat order. */
  decisions: DecisionView[];
  /** The seats that the table waits for, as far as everybody may know. */
  waiting: Seat[];
  /** When the clock plays the default, in milliseconds since 1970, by seat; null without a clock. */
  deadlines: (number | null)[];
}

/** Server → client: everything. Answers a hello, or follows when updates were lost. */
export interface Whole<V = unknown> {
  t: 'whole';
  epoch: string;
  n: number;
  /** The server's clock, milliseconds since 1970. */
  now: number;
  table: TableInfo;
  /** Null while the match has not begun. */
  sight: Sight<V> | null;
  log: LogEntry[];
}
/** One change of a JSON value: the place as a path of keys, and what stands there now (absent: removed). */
export type Change = readonly [path: readonly (string | number)[]] | readonly [path: readonly (string | number)[], value: unknown];
/** Server → client: what changed. `sight` is the list of changes to the last sight. */
export interface Update {
  t: 'update';
  n: number;
  now: number;
  changes: Change[];
  log: LogEntry[];
}
/** Server → client: seats, names, presence or status changed. Not numbered: each holds all of it. */
export interface TableChanged {
  t: 'table';
  table: TableInfo;
}
/** Server → client: the action is on disk. Comes after the commit and before its update. */
export interface Done {
  t: 'done';
  id: string;
}
/** Server → client: the action was not taken, and why. */
export interface Refused {
  t: 'refused';
  id: string;
  code: string;
  reason: Text | null;
  rule: string | null;
}
/** Server → client: a message that could not be used. */
export interface Problem {
  t: 'problem';
  code: string;
  message: string;
}
export interface Pong {
  t: 'pong';
  now: number;
}
export type ServerMessage<V = unknown> = Whole<V> | Update | TableChanged | Done | Refused | Problem | Pong;
