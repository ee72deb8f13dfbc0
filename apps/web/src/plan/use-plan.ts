import type { PlanInfo, SetPlan } from '@questhall/protocol';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Transport } from '../net/transport.ts';
import { tellFailure } from '../ui/toasts.tsx';
import { useByPlan } from './by-plan.ts';

/**
 * One's own plan at a match, and what could be planned: as the server has it, asked for anew with each line that is told.
 * @param moment changes whenever it may be another one
 */
export function usePlan(
  plans: NonNullable<Transport['plans']>,
  key: string,
  seat: number,
  moment: string,
): { info: PlanInfo | null; set: (wishes: SetPlan['wishes']) => Promise<boolean> } {
  const [known, setKnown] = useState<{ key: string; info: PlanInfo } | null>(null);
  const take = (info: PlanInfo) => {
    setKnown({ key, info });
    useByPlan.setState({ lines: info.lines });
  };
  /** How often a plan has been sent, and has been answered. */
  const sent = useRef(0);
  const look = useEffectEvent(async () => {
    const before = sent.current;
    try {
      const info = await plans.of(seat);
      // Asked for before something was written, and here after it: what was written counts.
      if (sent.current === before) take(info);
    } catch (error) {
      // Out of touch: the table says so itself, and the next line asks again.
      console.warn('the plan could not be fetched', error);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew when either changes
  useEffect(() => {
    // A pause, so that a turn of many lines is asked about once.
    const timer = setTimeout(() => void look(), 300);
    return () => clearTimeout(timer);
  }, [key, moment]);
  useEffect(() => () => useByPlan.setState({ lines: [] }), []);
  return {
    info: known?.key === key ? known.info : null,
    set: async (wishes) => {
      sent.current++;
      try {
        const info = await plans.set(seat, wishes);
        sent.current++;
        take(info);
        return true;
      } catch (error) {
        tellFailure(error);
        void look();
        return false;
      }
    },
  };
}
