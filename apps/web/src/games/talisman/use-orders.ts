import { LONG_CLOCK } from '@questhall/protocol';
import type { TalismanView } from '@questhall/talisman/client';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { watchedAgain } from '../../replay/address.ts';
import { useFirstMatch } from '../../settings/settings.ts';
import { useMatch, useMatchState } from '../../table/match-context.tsx';
import { tellFailure } from '../../ui/toasts.tsx';
import type { GameProps } from '../contract.ts';
import { answerOf, type Orders, readOrders } from './orders.ts';

const PREFIX = 'questhall.orders.';
const watchers = new Set<() => void>();
/** Where the browser keeps nothing, orders live as long as the page. */
const here = new Map<string, string>();

function stored(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? here.get(key) ?? null;
  } catch {
    // A private window may forbid the store.
    return here.get(key) ?? null;
  }
}

function keep(key: string, orders: Orders): void {
  const text = JSON.stringify(orders);
  here.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // Kept in `here` for as long as the page lives.
  }
  for (const tell of watchers) tell();
}

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
};

/**
 * The standing orders of my seat at this match, and how to change them. At a server's table the server keeps them, for
 * all my devices, and carries them out also while I am away; this browser remembers them meanwhile.
 */
export function useOrders(me: number | null): { orders: Orders; give: (orders: Orders) => void } {
  const { transport } = useMatch();
  const match = useMatchState((m) => m.table?.id ?? 'none');
  const key = `${match}.${me ?? 'x'}`;
  const text = useSyncExternalStore(watch, () => stored(key));
  const orders = useMemo(() => readOrders(text), [text]);
  const kept = transport.orders;
  useEffect(() => {
    if (!kept || me === null || match === 'none' || watchedAgain()) return;
    // Out of touch: what this browser remembers is shown, and the server still has its own.
    kept.of(me).then(
      (given) => keep(key, given as Orders),
      (error: unknown) => console.warn('the standing orders could not be fetched', error),
    );
  }, [kept, me, match, key]);
  const give = (next: Orders) => {
    keep(key, next);
    if (!kept || me === null) return;
    kept.give(me, next).catch((error: unknown) => {
      // Nothing has changed at the server: show what holds.
      keep(key, orders);
      tellFailure(error);
    });
  };
  return { orders, give };
}

/** Whether this table gives a decision hours or days: then whoever says nothing is asked less. */
export const useDays = (): boolean => useMatchState((m) => (m.table?.clock ?? 0) >= LONG_CLOCK);

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
  const { me, decision, view } = props;
  const match = useMatch();
  const { transport } = match;
  const { orders } = useOrders(me);
  const days = useDays();
  const answer = decision && !transport.orders ? answerOf(orders, decision, view, days) : null;
  const question = decision ? `${decision.seat}:${decision.id}` : '';
  const give = useEffectEvent(() => {
    if (decision && answer !== null) match.act(decision.seat, decision.id, answer, { byOrder: true });
  });
  const settled = answer?.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (settled !== undefined) give();
  }, [question, settled]);
}
