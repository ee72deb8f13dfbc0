import type { TableInfo } from '@questhall/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameEntry } from '../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import { api } from '../net/api.ts';
import { asksMe, inOrder } from '../pages/match-order.ts';
import { useMatchState } from '../table/match-context.tsx';
import { useT } from '../text/words.tsx';

/** Whoever only waits for a moment is asked nothing; then it is looked now and then. */
const FIRST_MS = 3_000;
const AGAIN_MS = 60_000;
/** Whoever has answered and touches nothing is led on after so long. */
const OPENS_MS = 8_000;
/** By which somebody shows that they want to stay: a pointer that only lies about says nothing. */
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * While this match waits for others: the way to the next one that waits for me, where there is one.
 * @param quiet at a table of seconds, whose own questions come back to this place in a moment
 * @param opens whether it opens by itself
 * @param stay called where somebody wants to stay
 */
export function NextMatch({ quiet, opens, stay }: { quiet: boolean; opens: boolean; stay: () => void }) {
  const t = useT();
  const [, go] = useLocation();
  const here = useMatchState((m) => m.table?.id);
  const [next, setNext] = useState<TableInfo | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () =>
      void api.matches('mine').then(
        (mine) => {
          setNext(inOrder(mine).find((m) => (m.yourTurn || asksMe(m)) && m.id !== here) ?? null);
          timer = setTimeout(look, AGAIN_MS);
        },
        // Nobody waits for this: the line to the match says what is wrong.
        () => {
          timer = setTimeout(look, AGAIN_MS);
        },
      );
    timer = setTimeout(look, FIRST_MS);
    return () => clearTimeout(timer);
  }, [here]);
  const path = next && `/t/${next.code}`;
  const wanted = opens ? path : null;
  const onward = useEffectEvent((to: string) => {
    // Nobody is led away whose eyes are elsewhere.
    if (document.visibilityState === 'visible') go(to);
    else stay();
  });
  const staying = useEffectEvent(stay);
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(() => onward(wanted), OPENS_MS);
    const touched = () => staying();
    for (const sign of SIGNS) addEventListener(sign, touched, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, touched);
    };
  }, [wanted]);
  if (!next || path === null) return null;
  return (
    <>
      <Link href={path} className={quiet ? 'btn wood small next-match quiet' : 'btn small next-match'}>
        <span>{t('ui.next', { game: gameEntry(next.game)?.title ?? next.game, code: next.code })}</span>
        <Icon name="right" size={20} />
      </Link>
      {opens ? <output className="hint next-opens">{t('ui.next.opens')}</output> : null}
    </>
  );
}
