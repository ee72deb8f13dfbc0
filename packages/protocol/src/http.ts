import { type Static, Type } from 'typebox';

/**
 * The HTTP interface. Schemas are JSON Schema (the server validates with them and publishes them as OpenAPI);
 * the web takes the types only.
 */

/** A person's name at the table: 1 to 24 characters, trimmed by the server. */
export const Name = Type.String({ minLength: 1, maxLength: 24 });
export const MatchId = Type.String({ pattern: '^[a-z0-9]{16}$' });
/** Five letters or digits without look-alikes, for saying aloud: "K7QXM". */
export const TableCode = Type.String({ pattern: '^[A-HJ-NP-Z2-9]{5}$' });

export const NewSession = Type.Object({ name: Name });
export type NewSession = Static<typeof NewSession>;

/** Who is asking. `id` is public; the secret token travels in a cookie (or `Authorization: Bearer`) alone. */
export interface Session {
  id: string;
  name: string;
}

export const BotLevel = Type.Union([Type.Literal('easy'), Type.Literal('normal'), Type.Literal('hard')]);
export type BotLevel = Static<typeof BotLevel>;

export const NewMatch = Type.Object({
  game: Type.String({ maxLength: 40 }),
  seats: Type.Integer({ minimum: 1, maximum: 12 }),
  options: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
  /** Seats 1 … n for bots, in seat order after the host's seat 0. */
  bots: Type.Optional(Type.Array(BotLevel, { maxItems: 11 })),
  /** Seconds for one decision; null: no clock. */
  clock: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 5, maximum: 604800 })])),
  /** Listed among the open tables for everybody. */
  listed: Type.Optional(Type.Boolean()),
  /** Start at once; needs every seat taken. */
  start: Type.Optional(Type.Boolean()),
});
export type NewMatch = Static<typeof NewMatch>;

/** A seat as everybody may know it. */
export interface SeatInfo {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  /** The person's name, or null: a bot's name is made by the client in its language from `level`. */
  name: string | null;
  level: BotLevel | null;
  /** A person's seat: at least one connection is up. */
  online: boolean;
  /** A person's seat that a bot plays until the person takes it back. */
  standIn: BotLevel | null;
  /** This seat is held by the session that asked. */
  yours: boolean;
}

/** A match as everybody may know it. */
export interface TableInfo {
  id: string;
  code: string;
  game: string;
  options: Record<string, string | number | boolean>;
  status: 'open' | 'running' | 'over';
  seats: SeatInfo[];
  clock: number | null;
  listed: boolean;
  /** The session that asked may add bots, start, and remove seats. */
  host: boolean;
  spectators: number;
  /** The match that the same people started after this one. */
  rematch: string | null;
  /** Milliseconds since 1970, of creation and of the last action. */
  created: number;
  changed: number;
  /** How it ended, once it has. */
  outcome: { winners: number[]; ranking: number[][]; rule: string; reason: string } | null;
  /** True where one of the asking session's seats must decide. For lists of one's matches. */
  yourTurn: boolean;
}

export interface GameInfo {
  id: string;
  seats: { min: number; max: number };
  options: {
    id: string;
    rule: string;
    values: (string | boolean)[] | { min: number; max: number };
    byDefault: string | number | boolean;
  }[];
}

/**
 * Every error of the HTTP interface. `code` is a key of the client's texts (`error.<code>`), with `args` for its gaps;
 * `message` is English for people with curl.
 */
export interface ApiError {
  code: string;
  message: string;
  args?: Record<string, string | number>;
  /** The rule id, where a rule refuses. */
  rule?: string;
}

/*
 * GET    /api/games                              GameInfo[]
 * POST   /api/session            NewSession      Session (sets the cookie; the body also holds `token` for bots and curl)
 * GET    /api/session                            Session, or 401 no-session
 * PATCH  /api/session            NewSession      Session (a new name)
 * GET    /api/matches?of=mine|listed             TableInfo[] newest first
 * POST   /api/matches            NewMatch        TableInfo (the creator holds seat 0)
 * GET    /api/matches/:id                        TableInfo
 * GET    /api/tables/:code                       TableInfo
 * POST   /api/matches/:id/seats/:seat/join       TableInfo (an open seat; 409 seat-taken)
 * POST   /api/matches/:id/seats/:seat/leave      TableInfo (before the start: opens it; after: a bot stands in)
 * POST   /api/matches/:id/seats/:seat/bot        { level } TableInfo (host, before the start, open seat; or a person's
 *                                                seat during play by that person or by the host when it is absent)
 * POST   /api/matches/:id/seats/:seat/back       TableInfo (the person takes the seat back from the bot)
 * POST   /api/matches/:id/seats/:seat/clear      TableInfo (host, before the start: removes a bot or a person)
 * POST   /api/matches/:id/start                  TableInfo (host; every seat taken)
 * POST   /api/matches/:id/rematch                TableInfo of the new match (same people and bots; the same one for all who ask)
 * GET    /api/matches/:id/view                   Whole (see messages.ts), for the asking session's seat or as a spectator
 * POST   /api/matches/:id/actions                Act without `t` → Done | Refused: a match can be played with curl
 * GET    /api/matches/:id/socket                 WebSocket, see messages.ts
 * GET    /healthz                                { ok: true, … }
 * GET    /api/openapi.json
 */
