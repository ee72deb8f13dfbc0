import { useContext, useEffect } from 'react';
import { LessonContext } from '../learn/context.ts';
import { useMatch } from '../table/match-context.tsx';
import type { BarState } from './bar-state.ts';

/** Gives the only answer that there is by itself; the store remembers what went by (`MatchState.byItself`). */
export function useSole(bar: BarState): void {
  const match = useMatch();
  const lesson = useContext(LessonContext);
  const decision = bar.kind === 'sole' ? bar.decision : undefined;
  useEffect(() => {
    if (decision?.sole === undefined || lesson?.gives(decision)) return;
    const { seat, id, options, sole } = decision;
    const chosen = options.filter((option) => sole === option.id || (typeof sole !== 'string' && sole.includes(option.id)));
    match.act(seat, id, sole, { byItself: chosen.map(({ label }) => label) });
  }, [decision, match, lesson]);
}
