import type { TableInfo } from '@questhall/protocol';
import { speaker } from '@questhall/text';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { gameHere, gameWordsHere, loadGame, loadGameWords } from '../games/index.ts';
import { ApiFailure, api } from '../net/api.ts';
import { screenTransport } from '../net/transport.ts';
import { closedBy, KeptOut } from '../table/closed.tsx';
import { MatchProvider, useMatchState, useOpenMatch } from '../table/match-context.tsx';
import { forgiving, seatLetter, useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useTitle } from '../ui/use-title.ts';
import type { Say } from './say.ts';
import { ScreenLobby } from './screen-lobby.tsx';
import { ScreenTable } from './screen-table.tsx';
import { loadScreenWords } from './text/index.ts';
import { useAwake } from './use-awake.ts';
import './screen.css';

/** Nobody sits at a television to press a button: what failed is tried again by itself, after so many milliseconds. */
const AGAIN_MS = 4_000;

/** A table that keeps others out opens when its match has ended: that may be asked for less often. */
const CLOSED_AGAIN_MS = 30_000;

/**
 * The screen that a whole room looks at: the table as everybody may see it, large, with nothing to press. Whoever plays
 * holds hand and questions on a phone. It comes back by itself after a lost line, and goes on into the next match.
 */
export function ScreenPage({ code }: { code: string }) {
  const t = useT();
  const say = useSay();
  const awake = useAwake();
  useLarge();
  const found = useLoad(() => api.table(code), code);
  useAgain(found, found.state === 'failed' && closedBy(found.error) ? CLOSED_AGAIN_MS : AGAIN_MS);
  const id = found.state === 'here' ? found.value.id : undefined;
  const isOurs = found.state === 'here' && (found.value.host || found.value.seats.some(({ yours }) => yours));
  const transport = useMemo(() => (id === undefined ? null : screenTransport({ id, code })), [id, code]);
  const match = useOpenMatch(transport, true);
  useTitle(say?.('title', { code }) ?? 'Questhall');
  if (!say) return <Candle words={t('ui.setting')} />;
  if (found.state === 'failed') {
    const closed = closedBy(found.error);
    if (closed) return <KeptOut table={closed} again={found.again} screen />;
    const missing = found.error instanceof ApiFailure && (found.error.status === 404 || found.error.code === 'malformed');
    return <Word words={say(missing ? 'missing' : 'lost', { code })} />;
  }
  if (!match) return <Candle words={t('ui.setting')} />;
  return (
    <MatchProvider value={match}>
      <AtScreen say={say} awake={awake} isOurs={isOurs} />
    </MatchProvider>
  );
}

/** @param isOurs whether this browser's person sits at the table, or has set it: the line of a screen does not know */
function AtScreen({ say, awake, isOurs }: { say: Say; awake: boolean; isOurs: boolean }) {
  const t = useT();
  const table = useMatchState((m) => m.table);
  const connection = useMatchState((m) => m.connection);
  const sentAway = useMatchState((m) => m.problem === 'players-only');
  useRematch(table);
  const closed = sentAway || (table?.lookingOn === 'players' && table.status === 'open' && !isOurs);
  if (table && closed) return <KeptOut table={table} again={() => location.reload()} screen />;
  if (!table) return <Candle words={t('ui.setting')} />;
  return (
    <>
      {table.status === 'open' ? <ScreenLobby table={table} say={say} awake={awake} /> : <OfGame table={table} say={say} />}
      {connection === 'offline' ? <output className="screen-lost">{say('lost')}</output> : null}
    </>
  );
}

/** Fetches board and words of the game, then lays the table. */
function OfGame({ table, say }: { table: TableInfo; say: Say }) {
  const t = useT();
  const { locale } = useWords();
  const { game } = table;
  const begun = useMatchState((m) => m.shown !== null);
  const module = useLoad(
    () => loadGame(game),
    game,
    () => gameHere(game),
  );
  const catalogue = useLoad(
    () => loadGameWords(game, locale),
    `${game} ${locale}`,
    () => gameWordsHere(game, locale),
  );
  useAgain(module);
  useAgain(catalogue);
  if (module.state === 'failed' || catalogue.state === 'failed') return <Word words={say('lost')} />;
  if (module.state === 'loading' || catalogue.state === 'loading') return <Candle words={t('ui.setting')} />;
  if (!begun) return table.status === 'closed' ? <Word words={say('closed')} /> : <Candle words={t('ui.setting')} />;
  return <ScreenTable module={module.value} catalogue={catalogue.value} table={table} say={say} />;
}

function Word({ words }: { words: string }) {
  return (
    <main className="screen-word walnut on-dark">
      <h1>{words}</h1>
    </main>
  );
}

/** The words of this page; null until they are here. */
function useSay(): Say | null {
  const { locale, catalogues } = useWords();
  const own = useLoad(() => loadScreenWords(locale), locale);
  useAgain(own);
  return useMemo(() => {
    if (own.state !== 'here') return null;
    const speak = forgiving(speaker(locale, [...catalogues, own.value], seatLetter));
    return (key, args = {}) => speak.say({ key: `ui.screen.${key}`, args });
  }, [locale, catalogues, own]);
}

function useAgain({ state, again }: { state: string; again: () => void }, ms = AGAIN_MS): void {
  useEffect(() => {
    if (state !== 'failed') return;
    // Until it is here: what fails a second time stays what it is.
    const timer = setInterval(again, ms);
    return () => clearInterval(timer);
  }, [state, again, ms]);
}

/** Goes on to the table at which the same people play again. */
function useRematch(table: TableInfo | null): void {
  const [, go] = useLocation();
  const next = table?.rematch ?? null;
  useEffect(() => {
    if (next === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const follow = () =>
      void api.match(next).then(
        ({ code }) => gone || go(`/screen/${code}`, { replace: true }),
        () => {
          if (!gone) timer = setTimeout(follow, AGAIN_MS);
        },
      );
    follow();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [next, go]);
}

/** All letters grow with the screen, whatever size this browser's person reads at. */
function useLarge(): void {
  useEffect(() => {
    document.documentElement.classList.add('on-screen');
    return () => document.documentElement.classList.remove('on-screen');
  }, []);
}
