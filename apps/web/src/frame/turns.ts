import type { LogEntry } from '@questhall/protocol';
import type { AnyEvent, GameModule } from '../games/contract.ts';
import type { Run } from './runs.ts';

/** The lines that the chronicle is made of: all but those that are only shown, save where a turn begins with one. */
export function storyOf(log: readonly LogEntry[], { hushed, opens }: Pick<GameModule, 'hushed' | 'opens'>): LogEntry[] {
  return log.filter(({ event }) => !hushed?.(event as AnyEvent) || opens?.(event as AnyEvent));
}

/** A turn as the chronicle tells it: the line that it begins with, and what happened in it, oldest first. */
export interface Turn {
  /** Null for what comes before the first turn that is told. */
  head: Run | null;
  lines: Run[];
}

/**
 * The runs of a chronicle by turns, oldest first.
 * @param runs newest first, as `runsOf` gives them
 * @param opens whether a turn begins with this event
 */
export function turnsOf(runs: readonly Run[], opens: (event: AnyEvent) => boolean): Turn[] {
  const turns: Turn[] = [];
  for (const run of [...runs].reverse()) {
    if (opens(run.first.event as AnyEvent)) turns.push({ head: run, lines: [] });
    else {
      if (turns.length === 0) turns.push({ head: null, lines: [] });
      turns.at(-1)!.lines.push(run);
    }
  }
  return turns;
}
