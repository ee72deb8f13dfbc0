import type { TableInfo } from '@questhall/protocol';
import { speaker } from '@questhall/text';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { gameEntry } from '../games/index.ts';
import { ApiFailure, api } from '../net/api.ts';
import { Page } from '../pages/page.tsx';
import { forgiving, seatLetter, useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { attempt, tell } from '../ui/toasts.tsx';
import { useLoad } from '../ui/use-load.ts';
import { loadVisitWords } from './text/index.ts';
import { rememberVisit } from './visiting.ts';

type Say = (key: string, args?: Record<string, string | number>) => string;

/** The words for whoever comes by the link of a call, or to a table that is closed to them; null until they are here. */
export function useSay(): Say | null {
  const { locale, catalogues } = useWords();
  const own = useLoad(() => loadVisitWords(locale), locale);
  return useMemo(() => {
    if (own.state !== 'here') return null;
    const speak = forgiving(speaker(locale, [...catalogues, own.value], seatLetter));
    return (key, args = {}) => speak.say({ key: `ui.visit.${key}`, args });
  }, [locale, catalogues, own]);
}

/** The address of the page without the key: it has been used, or is not wanted. */
const forgetKey = () => history.replaceState(history.state, '', location.pathname);

/**
 * Somebody came by the link of a call to a device that does not know them. Nothing is asked of the server before they say so:
 * programs that open the links of mails press no buttons.
 */
export function Visit({
  table,
  visitKey,
  onLetIn,
  onWatch,
}: {
  table: Pick<TableInfo, 'id' | 'game'>;
  visitKey: string;
  onLetIn: (table: TableInfo) => void;
  /** Absent where nobody but the players looks on. */
  onWatch?: () => void;
}) {
  const t = useT();
  const say = useSay();
  const { locale } = useWords();
  const [busy, setBusy] = useState(false);
  const [gone, setGone] = useState(false);
  if (!say) return <Candle words={t('ui.loading')} />;

  async function letIn() {
    setBusy(true);
    const visit = await attempt(async () => {
      try {
        const { name, until } = await api.visit(table.id, visitKey);
        return { name, until, table: await api.match(table.id) };
      } catch (e) {
        if (!(e instanceof ApiFailure) || e.code !== 'no-key') throw e;
        setGone(true);
        forgetKey();
        return undefined;
      }
    });
    setBusy(false);
    if (!visit) return;
    forgetKey();
    const { name, until } = visit;
    if (until !== null) {
      rememberVisit(table.id, until);
      const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(until);
      tell('ui.visit.done', { name, time });
    }
    onLetIn(visit.table);
  }
  function watch() {
    forgetKey();
    onWatch?.();
  }
  const game = gameEntry(table.game)?.title ?? table.game;

  return (
    <Page narrow>
      <section className="scroll join" aria-live="polite">
        <h1>{gone ? say('gone.title') : game}</h1>
        {gone ? (
          <>
            <p>{say('gone.why')}</p>
            <p>{say('gone.mail')}</p>
            <p>
              {say('gone.own')} <Link href="/account">{say('gone.account')}</Link>
            </p>
          </>
        ) : (
          <>
            <h2>{say('title')}</h2>
            <p>{say('what')}</p>
            <p className="hint">{say('shared')}</p>
            <button type="button" className="btn" disabled={busy} onClick={() => void letIn()}>
              {say('go')}
            </button>
          </>
        )}
        {onWatch ? (
          <button type="button" className="btn paper" onClick={watch}>
            {say('watch')}
          </button>
        ) : (
          <Link href="/" className="btn paper">
            {t('ui.backToHall')}
          </Link>
        )}
      </section>
    </Page>
  );
}
