import type { Log } from './log.ts';
import type { Hall } from './match/hall.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';

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

export interface Limits {
  sessions: Limit;
  matches: Limit;
  codes: Limit;
  /** Replays are built anew for everybody who asks. */
  replays: Limit;
  /** Messages on one socket. */
  messages: Rate;
  /** Requests of every kind to the API. */
  requests: { perAddress: Rate; perSession: Rate };
  /** Sockets that may be open at once. */
  sockets: { perAddress: number; perSession: number };
}

export const USUAL_LIMITS: Limits = {
  sessions: { max: 30, timeWindow: 60_000 },
  matches: { max: 30, timeWindow: 60_000 },
  codes: { max: 60, timeWindow: 60_000 },
  replays: { max: 120, timeWindow: 60_000 },
  messages: { perSecond: 20, burst: 60 },
  // A school or an office has one address for everybody; a family at one screen has one session.
  requests: { perAddress: { perSecond: 100, burst: 1000 }, perSession: { perSecond: 20, burst: 200 } },
  sockets: { perAddress: 500, perSession: 32 },
};

/** What the routes work with. */
export interface Services {
  hall: Hall;
  store: Store;
  log: Log;
  now: () => number;
  limits: Limits;
  metrics: Metrics;
  version: string;
  /** The open sockets, so that a stop can close them. */
  sockets: Set<{ close(code: number, reason: string): void; terminate(): void }>;
  /** True once the server has begun to stop: nothing new is taken. */
  stopping: () => boolean;
}
