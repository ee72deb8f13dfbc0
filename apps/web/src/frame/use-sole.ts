import type { DecisionView } from '@questhall/kernel';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { LessonContext } from '../learn/context.ts';
import { SOLE } from '../net/match-store.ts';
import { useSettings } from '../settings/settings.ts';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { useWords } from '../text/words.tsx';
import type { BarState } from './bar-state.ts';

/** So long the only answer that there is may be stopped before it goes, in milliseconds at the usual speed of play. */
export const SOLE_MS = 1200;

/** An only answer that is about to go by itself. */
export interface Sole {
  decision: DecisionView;
  /** How long its ring runs, in milliseconds. */
  ms: number;
  /** Stops it: the question is then asked like any other. */
  wait: () => void;
  /** Gives it now. */
  goOn: () => void;
}

/**
 * Gives the only answer that there is by itself, after a moment in which its person may stop it; whose settings show everything at once
 * are not held up. The store remembers what went by (`MatchState.byItself`).
 * @returns the bar as it is then: a question that was stopped is mine; and what is about to go, null where nothing is
 */
export function useSole(bar: BarState): { bar: BarState; sole: Sole | null } {
  const match = useMatch();
  const lesson = useContext(LessonContext);
  const { speak } = useWords();
  const speed = useSettings((s) => s.speed);
  const [stopped, setStopped] = useState<string | null>(null);
  const decision = bar.kind === 'sole' && !lesson?.gives(bar.decision) ? bar.decision : undefined;
  const question = decision && `${decision.seat}:${decision.id}`;
  const waits = question !== undefined && question === stopped;
  const ms = SOLE_MS / speed;
  const isSent = useMatchState((m) => decision !== undefined && m.outgoing?.decision === decision.id);

  const give = () => {
    if (decision?.sole === undefined) return;
    const { seat, id, kind, options, sole } = decision;
    const sentence = speak.has(SOLE + kind) ? SOLE + kind : null;
    const chosen = options.filter((option) => sole === option.id || (typeof sole !== 'string' && sole.includes(option.id)));
    const byItself = chosen.map(({ label }) => (sentence === null ? label : { key: sentence, args: { option: label } }));
    match.act(seat, id, sole, { byItself });
  };
  const goes = useEffectEvent(give);
  useEffect(() => {
    if (question === undefined || waits) return;
    if (ms === 0) {
      goes();
      return;
    }
    const timer = setTimeout(() => goes(), ms);
    return () => clearTimeout(timer);
  }, [question, waits, ms]);

  if (!decision || question === undefined) return { bar, sole: null };
  if (waits) return { bar: { kind: isSent ? 'sending' : 'mine', decision }, sole: null };
  if (ms === 0) return { bar, sole: null };
  return { bar, sole: { decision, ms, wait: () => setStopped(question), goOn: give } };
}
