import type { LogEntry } from '@questhall/protocol';
import { isTakenBack, struckIn } from '@questhall/record/struck';

export { isTakenBack, struckIn };

/** The lines that count: neither taken back, nor telling of it. What a game tells of its match it makes from these. */
export function standingOf(log: readonly LogEntry[]): readonly LogEntry[] {
  if (!log.some(({ event }) => isTakenBack(event))) return log;
  const struck = struckIn(log);
  return log.filter(({ n, event }) => !struck.has(n) && !isTakenBack(event));
}
