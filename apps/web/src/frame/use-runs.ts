import type { LogEntry } from '@questhall/protocol';
import { useMemo } from 'react';
import type { AnyEvent, GameModule } from '../games/contract.ts';
import { useWords } from '../text/words.tsx';
import { type Run, runsOf } from './runs.ts';

const NONE: ReadonlySet<number> = new Set();

/**
 * The last runs of a log, newest first. Two people of one name are two.
 * @param struck lines that were taken back: they say something else than one that counts
 */
export function useRuns(log: readonly LogEntry[], module: GameModule, most?: number, struck: ReadonlySet<number> = NONE): Run[] {
  const { speak } = useWords();
  return useMemo(() => {
    const words = ({ n, event }: LogEntry) => JSON.stringify([speak.parts(module.eventText(event as AnyEvent)), struck.has(n)]);
    // What was taken back has a line of its own.
    const together = (entries: readonly LogEntry[]) =>
      entries.some(({ n }) => struck.has(n)) ? undefined : module.together?.(entries.map(({ event }) => event as AnyEvent));
    return runsOf(log, words, most, together);
  }, [log, module, most, speak, struck]);
}
