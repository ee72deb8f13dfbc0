import type { LogEntry } from '@questhall/protocol';

/** Lines of the log, one after the other, that say the same by the same rule: told once, with their number. */
export interface Run {
  first: LogEntry;
  last: LogEntry;
  count: number;
}

/**
 * The runs of a log, newest first.
 * @param words what a line says; asked only where two neighbours follow from the same rule
 * @param most how many runs are wanted; none is cut in two
 */
export function runsOf(log: readonly LogEntry[], words: (entry: LogEntry) => string, most = Number.POSITIVE_INFINITY): Run[] {
  const runs: Run[] = [];
  let said: string | null = null;
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]!;
    const run = runs.at(-1);
    if (run && run.first.event.rule === entry.event.rule) {
      said ??= words(run.first);
      if (words(entry) === said) {
        run.first = entry;
        run.count += 1;
        continue;
      }
    }
    if (runs.length >= most) break;
    runs.push({ first: entry, last: entry, count: 1 });
    said = null;
  }
  return runs;
}
