import type { Text } from '@questhall/kernel';
import type { LogEntry } from '@questhall/protocol';

/** Lines of the log, one after the other, that say the same by the same rule, told once with their number; or that are one thing. */
export interface Run {
  first: LogEntry;
  last: LogEntry;
  count: number;
  /** What they say where they are one thing; otherwise each says what the first does. */
  told?: Text;
}

/**
 * The runs of a log, newest first.
 * @param words what a line says; asked only where two neighbours follow from the same rule
 * @param most how many runs are wanted; none is cut in two
 * @param together what lines, oldest first, say as one thing; nothing where each has its own
 */
export function runsOf(
  log: readonly LogEntry[],
  words: (entry: LogEntry) => string,
  most = Number.POSITIVE_INFINITY,
  together: (entries: readonly LogEntry[]) => Text | undefined = () => undefined,
): Run[] {
  const runs: Run[] = [];
  let said: string | null = null;
  let members: LogEntry[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i]!;
    const run = runs.at(-1);
    const told = run?.count === 1 ? together([entry, ...members]) : undefined;
    if (run && told) {
      run.first = entry;
      run.told = told;
      members = [entry, ...members];
      continue;
    }
    if (run && !run.told && run.first.event.rule === entry.event.rule) {
      said ??= words(run.first);
      if (words(entry) === said) {
        run.first = entry;
        run.count += 1;
        continue;
      }
    }
    if (runs.length >= most) break;
    runs.push({ first: entry, last: entry, count: 1 });
    members = [entry];
    said = null;
  }
  return runs;
}
