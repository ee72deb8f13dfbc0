import type { Outbox } from './calls/outbox.ts';
import type { Slips } from './http/slips.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Hall } from './match/hall.ts';
import type { Metrics } from './metrics.ts';
import type { Nodes } from './nodes/nodes.ts';
import type { Store } from './store/store.ts';

/** What the routes work with. */
export interface Services {
  hall: Hall;
  /** Whom to call, and how. */
  calls: Outbox;
  store: Store;
  log: Log;
  /** Milliseconds since 1970, of a clock that does not jump (see `steadyClock`). */
  now: () => number;
  /** Milliseconds that only go on: for everything that is limited in time. */
  elapsed: () => number;
  limits: Limits;
  metrics: Metrics;
  version: string;
  /** The open sockets with the devices that opened them (strangers have none), so that a stop or a logging out can close them. */
  sockets: Map<{ close(code: number, reason: string): void; terminate(): void }, string | undefined>;
  /** What somebody is asked at one moment and answers at another. */
  slips: Slips;
  /** This server as one of several; undefined where it serves alone. */
  nodes?: Nodes | undefined;
  /** True once the server has begun to stop: nothing new is taken. */
  stopping: () => boolean;
}
