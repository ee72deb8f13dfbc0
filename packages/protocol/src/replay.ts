import type { Seat } from '@questhall/kernel';
import type { Change } from './changes.ts';
import type { LogEntry } from './messages.ts';
import type { Midway } from './midway.ts';

/** Through whose eyes a replay is seen: a seat's, a spectator's (null), or those of all seats at once, after the end. */
export type Eyes = Seat | null | 'all';

/** What a viewer had before it when the match began. With the eyes of all, `view` is the list of all seats' views. */
export interface FirstMoment<V = unknown> {
  /** Milliseconds since 1970. */
  at: number;
  view: V;
  log: LogEntry[];
}

/**
 * One step of a replay: `view = patch(view, changes)`, and what was heard meanwhile. Numbered 1, 2, 3 … for each viewer
 * by itself, as updates are: a gap would tell of hidden actions. `log` counts as the viewer's own log does.
 */
export interface ReplayStep {
  n: number;
  at: number;
  changes: Change[];
  log: LogEntry[];
  /** What of the view changed line by line on the way; absent where nothing did or it is not known any more. */
  midway?: Midway;
}

/** `GET /api/matches/:id/replay?seat=&from=`: the moments after number `from`, as many as fit on a page. */
export interface Replay<V = unknown> {
  /** Whose eyes these are: the asked ones, or one's own where the asked ones are still secret. */
  seat: Eyes;
  /** Null on later pages: the moments go on from the one before. */
  first: FirstMoment<V> | null;
  moments: ReplayStep[];
  /** The number of the last moment that there is by now. */
  last: number;
}
