import type { LogEntry } from '@questhall/protocol';
import { useMemo } from 'react';
import type { AnyEvent, GameModule } from '../games/contract.ts';
import { useWords } from '../text/words.tsx';
import { type Run, runsOf } from './runs.ts';

/** The last runs of a log, newest first. Two people of one name are two. */
export function useRuns(log: readonly LogEntry[], module: GameModule, most?: number): Run[] {
  const { speak } = useWords();
  return useMemo(
    () => runsOf(log, (entry) => JSON.stringify(speak.parts(module.eventText(entry.event as AnyEvent))), most),
    [log, module, most, speak],
  );
}
