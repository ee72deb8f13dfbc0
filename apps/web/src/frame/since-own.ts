import type { LogEntry } from '@questhall/protocol';
import type { AnyEvent } from '../games/contract.ts';

/**
 * What others' turns told since a person's own last turn, or since their last answer where they gave one in somebody else's turn;
 * nothing once they have answered in the turn that is their own now.
 * @param whose whose turn begins with this event; null where none does
 * @param answered the last line before their last answer; null where that is not known: then since their last turn but this one, or since the beginning
 */
export function sinceOwn(
  log: readonly LogEntry[],
  whose: (event: AnyEvent) => 'mine' | 'theirs' | null,
  answered: number | null,
): readonly LogEntry[] {
  let end = log.length;
  /** The first line of the first turn of somebody else after the answer, as far as it is found. */
  let theirs: number | null = null;
  let newest = true;
  for (let at = log.length - 1; at >= 0; at--) {
    const { n, event } = log[at]!;
    if (answered !== null && n <= answered) {
      const before = lastTurn(log, at, whose);
      // What followed an answer in one's own turn came of that turn; in others' turns it is told.
      return log.slice(before === 'mine' ? (theirs ?? end) : at + 1, end);
    }
    const turn = whose(event as AnyEvent);
    if (turn === null) continue;
    if (turn === 'theirs') theirs = at;
    else if (newest) end = at;
    else if (answered === null) return log.slice(theirs ?? end, end);
    newest = false;
  }
  // Before one's first turn: all of it, where the whole of it is here.
  const isFirst = end < log.length && log[0]?.n === 1;
  return answered === null && !isFirst ? [] : log.slice(theirs ?? end, end);
}

/**
 * What followed a person's own last answer in the turn that was their own then, and what has come in the turn that is their own now, where
 * they have not answered in it: there was no other answer, and what followed came by itself. Nothing else where they answered in somebody
 * else's turn (`sinceOwn` has that), and nothing at all where it is not known when they answered.
 */
export function afterOwn(
  log: readonly LogEntry[],
  whose: (event: AnyEvent) => 'mine' | 'theirs' | null,
  answered: number | null,
): readonly LogEntry[] {
  const from = answered === null ? log.length : log.findIndex(({ n }) => n > answered);
  if (from < 0) return [];
  const theirs = log.findIndex(({ event }, at) => at >= from && whose(event as AnyEvent) === 'theirs');
  const end = theirs < 0 ? log.length : theirs;
  const then = lastTurn(log, Math.min(from, log.length) - 1, whose) === 'mine' ? log.slice(from, end) : [];
  const begun = log.findLastIndex(({ event }) => whose(event as AnyEvent) !== null);
  const isMine = begun >= from && whose(log[begun]!.event as AnyEvent) === 'mine' && (theirs >= 0 || then.length === 0);
  return isMine ? [...then, ...log.slice(begun)] : then;
}

/** Whose turn it was at this place of the log. */
function lastTurn(log: readonly LogEntry[], at: number, whose: (event: AnyEvent) => 'mine' | 'theirs' | null): 'mine' | 'theirs' | null {
  for (let i = at; i >= 0; i--) {
    const turn = whose(log[i]!.event as AnyEvent);
    if (turn !== null) return turn;
  }
  return null;
}

/**
 * The first thing that `find` finds, from the newest line back, among what a person has not answered after; where that is not known,
 * in the turn that is being played and before the first one.
 */
export function newsFor<T>(
  log: readonly LogEntry[],
  find: (event: AnyEvent) => T | null,
  whose: (event: AnyEvent) => 'mine' | 'theirs' | null,
  answered: number | null,
): T | null {
  let turns = 0;
  for (let at = log.length - 1; at >= 0; at--) {
    const { n, event } = log[at]!;
    if (answered !== null ? n <= answered : turns > 1) return null;
    const found = find(event as AnyEvent);
    if (found !== null) return found;
    if (answered === null && whose(event as AnyEvent) === 'mine') turns++;
  }
  return null;
}
