import type { LogEntry } from '@questhall/protocol';
import type { TakenBack } from '@questhall/record/back';

/** True for the line that tells of a taking back. The frame shows it; no game knows it. */
export const isTakenBack = (event: LogEntry['event']): boolean => event.type === 'takenBack';

/**
 * The numbers of the lines that count no more: a later one has taken them back.
 * @param log all lines, also those that a chronicle leaves out
 */
export function struckIn(log: readonly LogEntry[]): ReadonlySet<number> {
  const struck = new Set<number>();
  const standing: Pick<LogEntry, 'n' | 'at'>[] = [];
  for (const { n, at, event } of log) {
    if (!isTakenBack(event)) standing.push({ n, at });
    else {
      // By agreement everything since a moment is taken back: each has been told another number of lines.
      const { lines, since } = event as unknown as TakenBack & { since?: number };
      const kept = since === undefined ? standing.length - lines : standing.filter((line) => line.at < since).length;
      for (const line of standing.splice(Math.max(0, kept))) struck.add(line.n);
    }
  }
  return struck;
}

/** The lines that count: neither taken back, nor telling of it. What a game tells of its match it makes from these. */
export function standingOf(log: readonly LogEntry[]): readonly LogEntry[] {
  if (!log.some(({ event }) => isTakenBack(event))) return log;
  const struck = struckIn(log);
  return log.filter(({ n, event }) => !struck.has(n) && !isTakenBack(event));
}
