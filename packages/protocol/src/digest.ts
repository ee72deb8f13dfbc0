import { type Static, Type } from 'typebox';
import type { LogEntry } from './messages.ts';

/** So many lines a digest has at most. */
export const DIGEST_LINES = 6;

/**
 * What happened at a match since a person's last move, where something of it has not been seen on any of their devices. Made
 * by the server from what their seat was told, so that it is the same wherever they open it.
 */
export interface Digest {
  /** The last line of the seat's log at its last move. */
  from: number;
  /** The last line by now. */
  to: number;
  /** How many things have happened in between. */
  count: number;
  /** Those that tell most, oldest first. */
  lines: LogEntry[];
}

/** Everything up to this line of one's log has been seen. */
export const SetSeen = Type.Object({ line: Type.Integer({ minimum: 0 }) });
export type SetSeen = Static<typeof SetSeen>;
