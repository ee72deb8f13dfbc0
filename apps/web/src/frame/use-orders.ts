import type { Choice, DecisionView, Seat } from '@questhall/kernel';
import { LONG_CLOCK } from '@questhall/protocol';
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { GameProps } from '../games/contract.ts';
import { watchedAgain } from '../replay/address.ts';
import { useMatch, useMatchState } from '../table/match-context.tsx';
import { tellFailure } from '../ui/toasts.tsx';

/** Standing orders as a page keeps them, and carries them out where no server does. What they may say is the game's. */

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

function keep(key: string, orders: object): void {
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

/** What was stored, as far as it can be read at all: a broken store leaves nothing. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    // Somebody else's or a broken store: the defaults are right.
    return {};
  }
}

/**
 * The standing orders of my seat at this match, and how to change them. At a server's table the server keeps them, for
 * all my devices, and carries them out also while I am away; this browser remembers them meanwhile.
 * @param read the game's: orders out of what was stored, whatever makes no sense left out; the same function each time
 */
export function useKeptOrders<O extends object>(me: Seat | null, read: (raw: unknown) => O): { orders: O; give: (orders: O) => void } {
  const { transport } = useMatch();
  const match = useMatchState((m) => m.table?.id ?? 'none');
  const key = `${match}.${me ?? 'x'}`;
  const text = useSyncExternalStore(watch, () => stored(key));
  const orders = useMemo(() => read(parsed(text)), [text, read]);
  const kept = transport.orders;
  useEffect(() => {
    if (!kept || me === null || match === 'none' || watchedAgain()) return;
    // Out of touch: what this browser remembers is shown, and the server still has its own.
    kept.of(me).then(
      (given) => keep(key, given as object),
      (error: unknown) => console.warn('the standing orders could not be fetched', error),
    );
  }, [kept, me, match, key]);
  const give = (next: O) => {
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

/**
 * Answers by itself what the standing orders settle, where no server does it.
 * @param answerOf the game's: what they answer to this question; null where the person is asked
 */
export function useOrderedAnswers<V>({ decision }: GameProps<V>, answerOf: (decision: DecisionView) => Choice | null): void {
  const match = useMatch();
  const answer = decision && !match.transport.orders ? answerOf(decision) : null;
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
