import type { Log } from './log.ts';
import type { Hall } from './match/hall.ts';
import type { Store } from './store/store.ts';

/** How often something may be asked for, by address or session. */
export interface Limit {
  max: number;
  timeWindow: number;
}

export interface Limits {
  sessions: Limit;
  matches: Limit;
  codes: Limit;
  /** Messages a second on one socket, and how many may come at once. */
  messages: { perSecond: number; burst: number };
}

export const USUAL_LIMITS: Limits = {
  sessions: { max: 30, timeWindow: 60_000 },
  matches: { max: 30, timeWindow: 60_000 },
  codes: { max: 60, timeWindow: 60_000 },
  messages: { perSecond: 20, burst: 60 },
};

/** What the routes work with. */
export interface Services {
  hall: Hall;
  store: Store;
  log: Log;
  now: () => number;
  limits: Limits;
  version: string;
  /** The open sockets, so that a stop can close them. */
  sockets: Set<{ close(code: number, reason: string): void }>;
  /** True once the server has begun to stop: nothing new is taken. */
  stopping: () => boolean;
}
