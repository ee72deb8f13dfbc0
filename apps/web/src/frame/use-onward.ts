import type { DecisionView } from '@questhall/kernel';
import { useEffect, useEffectEvent } from 'react';
import type { GameModule, GameProps } from '../games/contract.ts';
import { useMatch } from '../table/match-context.tsx';
import { type Promised, stillShown } from './unfold.ts';

/** Answers a question with what was said of it together with the answer before, where the game finds that it still holds. */
export function useOnward({
  decision,
  sending,
  takePlan,
  module,
  game,
}: {
  decision: DecisionView;
  sending: boolean;
  takePlan: (question: number) => Promised | null;
  module: GameModule;
  game: GameProps<unknown>;
}): void {
  const match = useMatch();
  const goOn = useEffectEvent(() => {
    const plan = sending ? null : takePlan(decision.id);
    if (!plan) return;
    const option = decision.options.find(({ id }) => id === plan.give);
    const holds = plan.shown ? stillShown(decision, plan) : decision.seat === plan.seat && module.onward?.(game, plan.choice, plan.give);
    if (option && holds) match.act(decision.seat, decision.id, plan.give);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => goOn(), [decision.id, decision.seat, sending]);
}
