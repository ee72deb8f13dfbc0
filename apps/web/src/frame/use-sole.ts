import type { Choice, DecisionView, Text } from '@questhall/kernel';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BarState } from './bar-state.ts';

/**
 * Gives the only answer that there is by itself.
 * @returns what went by without a question since the last one that was asked, oldest first
 */
export function useSole(bar: BarState, send: (decision: DecisionView, choice: Choice) => void): readonly Text[] {
  const [gone, setGone] = useState<{ asked: number | null; labels: readonly Text[] }>({ asked: null, labels: [] });
  const sole = bar.kind === 'sole' ? bar.decision : undefined;
  const asked = bar.kind === 'mine' ? bar.decision.id : null;
  const give = useEffectEvent((decision: DecisionView) => {
    if (decision.sole === undefined) return;
    const chosen = decision.options.filter(({ id }) => decision.sole === id || decision.sole?.includes(id));
    const labels = chosen.map(({ label }) => label);
    // What went by before a question that has been answered since is in the chronicle.
    setGone((before) => ({ asked: null, labels: before.asked === null ? [...before.labels, ...labels] : labels }));
    send(decision, decision.sole);
  });
  const mark = sole ? `${sole.seat}:${sole.id}` : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (sole) give(sole);
  }, [mark]);
  useEffect(() => {
    if (asked === null) return;
    setGone((before) => (before.asked === null || before.asked === asked ? { ...before, asked } : { asked, labels: [] }));
  }, [asked]);
  return gone.labels;
}
