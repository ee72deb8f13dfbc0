import type { TableInfo } from '@questhall/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { gameEntry } from '../games/index.ts';
import { Icon } from '../icons/icon.tsx';
import { api } from '../net/api.ts';
import { asksMe, inOrder } from '../pages/match-order.ts';
import { useMatchState } from '../table/match-context.tsx';
import { useT } from '../text/words.tsx';

/** Whoever only waits for a moment is asked nothing; then it is looked now and then. */
const FIRST_MS = 3_000;
const AGAIN_MS = 60_000;

/** While this match waits for others: the way to the next one that waits for me, where there is one. */
export function NextMatch() {
  const t = useT();
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
  if (!next) return null;
  return (
    <Link href={`/t/${next.code}`} className="btn small next-match">
      <span>{t('ui.next', { game: gameEntry(next.game)?.title ?? next.game, code: next.code })}</span>
      <Icon name="right" size={20} />
    </Link>
  );
}
