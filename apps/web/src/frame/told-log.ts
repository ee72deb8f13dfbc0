import type { LogEntry } from '@questhall/protocol';
import { useMemo } from 'react';
import { useMatchState } from '../table/match-context.tsx';

/** The lines told so far, oldest first, in step with the stage: those to come would tell what is about to be shown. */
export function useToldLog(): readonly LogEntry[] {
  const log = useMatchState((m) => m.log);
  const told = useMatchState((m) => m.shown?.told ?? 0);
  return useMemo(() => ((log.at(-1)?.n ?? 0) <= told ? log : log.filter(({ n }) => n <= told)), [log, told]);
}
