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
 * The runs of a chronicle by turns, oldest first; headings under which nothing was told are left out.
 * @param runs newest first, as `runsOf` gives them
 * @param opens whether a turn begins with this event, or a part with several turns
 */
export function turnsOf(runs: readonly Run[], opens: (event: AnyEvent) => boolean | 'part'): Turn[] {
  const turns: Turn[] = [];
  for (const run of [...runs].reverse()) {
    if (opens(run.first.event as AnyEvent)) turns.push({ head: run, lines: [] });
    else {
      if (turns.length === 0) turns.push({ head: null, lines: [] });
      turns.at(-1)!.lines.push(run);
    }
  }
  return turns.filter((turn, i) => saysAnything(turn, turns.slice(i + 1), opens));
}

/** Nothing was told under some headings. The newest stays: something may come; and that of a part over any that stays. */
function saysAnything({ head, lines }: Turn, later: readonly Turn[], opens: (event: AnyEvent) => boolean | 'part'): boolean {
  const next = later[0];
  if (head === null || lines.length > 0 || next === undefined) return true;
  if (opens(head.first.event as AnyEvent) !== 'part') return false;
  const end = later.findIndex(({ head: other }) => other !== null && opens(other.first.event as AnyEvent) === 'part');
  const under = end < 0 ? later : later.slice(0, end);
  return end < 0 ? under.length > 0 : under.some((turn) => turn.lines.length > 0);
}

/** The same without headings at the end under which nothing is told: of the fights, say, nothing may ever come there. */
export const endedByLines = (turns: readonly Turn[]): Turn[] => turns.slice(0, turns.findLastIndex(({ lines }) => lines.length > 0) + 1);

/**
 * After which turn the mark of my last one stands: behind it is what others did since. Null where nobody else had a turn since,
 * and in games without turns of one's own.
 * @param whose whose turn begins with this event; null where it is nobody's (a part with several turns)
 */
export function sinceMine(turns: readonly Turn[], whose: (event: AnyEvent) => 'mine' | 'theirs' | null): Turn | null {
  const is = (of: 'mine' | 'theirs') => (turn: Turn) => turn.head !== null && whose(turn.head.first.event as AnyEvent) === of;
  // Where my next turn has begun, or several of mine follow each other, it is what others did before.
  return turns.slice(0, Math.max(0, turns.findLastIndex(is('theirs')))).findLast(is('mine')) ?? null;
}
