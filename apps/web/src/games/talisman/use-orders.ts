import type { TalismanView } from '@questhall/talisman/client';
import { useDays, useKeptOrders, useOrderedAnswers } from '../../frame/use-orders.ts';
import { watchedAgain } from '../../replay/address.ts';
import { useFirstMatch } from '../../settings/settings.ts';
import type { GameProps } from '../contract.ts';
import { answerOf, type Orders, readOrders } from './orders.ts';

export { useDays } from '../../frame/use-orders.ts';

/** The standing orders of my seat at this match, and how to change them. */
export const useOrders = (me: number | null): { orders: Orders; give: (orders: Orders) => void } => useKeptOrders(me, readOrders);

/** Whether there is anything to order: not for spectators, not after the end, not for whoever is out, not in a match that is looked at again. */
export function hasOrders(view: TalismanView, me: number | null): boolean {
  return me !== null && !view.outcome && !view.characters.find((c) => c.seat === me)?.out && !watchedAgain();
}

/** The same, as far as the way to them is in sight: whoever plays their first match has enough to learn, unless it goes on for days. */
export function useOrdersInSight(view: TalismanView, me: number | null): boolean {
  const first = useFirstMatch('talisman');
  const days = useDays();
  return hasOrders(view, me) && (days || !first);
}

/** Answers by itself what the standing orders settle, where no server does it. */
export function useStandingAnswers(props: GameProps<TalismanView>): void {
  const { orders } = useOrders(props.me);
  const days = useDays();
  useOrderedAnswers(props, (decision) => answerOf(orders, decision, props.view, days));
}
