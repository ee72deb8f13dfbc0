/** How often something may be asked for, by address or session. */
export interface Limit {
  max: number;
  timeWindow: number;
}

/** A steady rate, and how many may come at once. */
export interface Rate {
  perSecond: number;
  burst: number;
}

/** Limits of routes, which name them in their `config`; counted by address. */
export interface NamedLimits {
  sessions: Limit;
  matches: Limit;
  codes: Limit;
  /** Replays are built anew for everybody who asks. */
  replays: Limit;
  /** Feeds: several people of one house, or one service that reads for many. */
  feeds: Limit;
  /** What sends something to an address that somebody has given: codes by mail, trial rings. */
  calls: Limit;
}

/** Tables of one session. */
export interface TableLimits {
  listed: number;
  playing: number;
}

export interface Limits extends NamedLimits {
  /** Things that a session says, at all its tables together. */
  talk: Rate;
  /** Reactions that a session gives and takes back, at all its tables together. */
  reactions: Rate;
  /** Hints that a session asks for, at all its tables together. */
  hints: Rate;
  /** Messages on one socket. */
  messages: Rate;
  /** Requests of every kind to the API. */
  requests: { perAddress: Rate; perSession: Rate };
  /** Sockets that may be open at once. */
  sockets: { perAddress: number; perSession: number };
  /** Tables of one session: listed and not begun, and being played at the same time. */
  tables: TableLimits;
  /** Connections of one address, whatever they are used for; those of a trusted proxy are not counted. */
  connections: number;
  /** Milliseconds that a connection may take: for the head of a request, for all of it, and between two requests. */
  patience: { head: number; body: number; idle: number };
}

export const USUAL_LIMITS: Limits = {
  sessions: { max: 30, timeWindow: 60_000 },
  matches: { max: 30, timeWindow: 60_000 },
  codes: { max: 60, timeWindow: 60_000 },
  replays: { max: 120, timeWindow: 60_000 },
  feeds: { max: 120, timeWindow: 60_000 },
  calls: { max: 20, timeWindow: 3_600_000 },
  talk: { perSecond: 0.5, burst: 8 },
  reactions: { perSecond: 1, burst: 20 },
  hints: { perSecond: 4 / 60, burst: 4 },
  messages: { perSecond: 20, burst: 60 },
  // A school or an office has one address for everybody; a family at one screen has one session.
  requests: { perAddress: { perSecond: 100, burst: 1000 }, perSession: { perSecond: 20, burst: 200 } },
  sockets: { perAddress: 500, perSession: 32 },
  tables: { listed: 5, playing: 20 },
  connections: 1000,
  patience: { head: 10_000, body: 30_000, idle: 20_000 },
};
