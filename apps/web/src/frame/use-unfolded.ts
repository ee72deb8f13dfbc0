import { useMemo } from 'react';
import type { BarState } from './bar-state.ts';
import { unfolded } from './unfold.ts';

/** The bar with its question as it lies on the table. In a lesson one thing is explained after the other. */
export function useUnfolded(bar: BarState, together: boolean): BarState {
  const sent = together && (bar.kind === 'mine' || bar.kind === 'sending') ? bar.decision : undefined;
  const decision = useMemo(() => sent && unfolded(sent), [sent]);
  return decision && (bar.kind === 'mine' || bar.kind === 'sending') ? { kind: bar.kind, decision } : bar;
}
