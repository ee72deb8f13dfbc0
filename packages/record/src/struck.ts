import type { GameEvent } from '@questhall/kernel';
import type { TakenBack } from './back.ts';

/** A line of somebody's log, as far as it matters here. */
export interface ToldLine {
  n: number;
  /** Milliseconds since 1970. */
  at: number;
  event: GameEvent;
}

/** True for the line that tells of a taking back; no game knows it. */
export const isTakenBack = (event: GameEvent): boolean => event.type === 'takenBack';

/**
 * The numbers of the lines that count no more: a later one has taken them back.
 * @param log all lines, also those that a chronicle leaves out
 */
export function struckIn(log: readonly ToldLine[]): ReadonlySet<number> {
  const struck = new Set<number>();
  const standing: Pick<ToldLine, 'n' | 'at'>[] = [];
  for (const { n, at, event } of log) {
    if (!isTakenBack(event)) standing.push({ n, at });
    else {
      // By agreement everything since a moment is taken back: each has been told another number of lines.
      const { lines, since } = event as TakenBack & { since?: number };
      const kept = since === undefined ? standing.length - lines : standing.filter((line) => line.at < since).length;
      for (const line of standing.splice(Math.max(0, kept))) struck.add(line.n);
    }
  }
  return struck;
}
