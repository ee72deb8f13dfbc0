import type { TalismanView } from '@questhall/talisman/client';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useMatchState } from '../../table/match-context.tsx';
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

/** The standing orders of my seat at this match, and how to change them. They hold in this browser. */
export function useOrders(me: number | null): { orders: Orders; give: (orders: Orders) => void } {
  const match = useMatchState((m) => m.table?.id ?? 'none');
  const key = `${match}.${me ?? 'x'}`;
  const text = useSyncExternalStore(watch, () => stored(key));
  const orders = useMemo(() => readOrders(text), [text]);
  return { orders, give: (next) => keep(key, next) };
}

/** Answers by itself what the standing orders settle. */
export function useStandingAnswers(props: GameProps<TalismanView>): void {
  const { me, decision, view, choose } = props;
  const { orders } = useOrders(me);
  const answer = decision ? answerOf(orders, decision, view) : null;
  const question = decision ? `${decision.seat}:${decision.id}` : '';
  const give = useEffectEvent((settled: string) => choose(settled));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (answer !== null) give(answer);
  }, [question, answer]);
}
