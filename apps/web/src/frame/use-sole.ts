import { useContext, useEffect } from 'react';
import { LessonContext } from '../learn/context.ts';
import { useMatch } from '../table/match-context.tsx';
import { useWords } from '../text/words.tsx';
import type { BarState } from './bar-state.ts';

/** A sentence of its own for what a kind of question has no other answer than (`sole.<kind>`). */
export const SOLE = 'sole.';

/** Gives the only answer that there is by itself; the store remembers what went by (`MatchState.byItself`). */
export function useSole(bar: BarState): void {
  const match = useMatch();
  const lesson = useContext(LessonContext);
  const { speak } = useWords();
  const decision = bar.kind === 'sole' ? bar.decision : undefined;
  useEffect(() => {
    if (decision?.sole === undefined || lesson?.gives(decision)) return;
    const { seat, id, kind, options, sole } = decision;
    const sentence = speak.has(SOLE + kind) ? SOLE + kind : null;
    const chosen = options.filter((option) => sole === option.id || (typeof sole !== 'string' && sole.includes(option.id)));
    const byItself = chosen.map(({ label }) => (sentence === null ? label : { key: sentence, args: { option: label } }));
    match.act(seat, id, sole, { byItself });
  }, [decision, match, lesson, speak]);
}
