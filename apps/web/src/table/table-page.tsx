import type { TableInfo } from '@questhall/protocol';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Frame } from '../frame/frame.tsx';
import { gameEntry, gameHere, gameWordsHere, loadGame, loadGameWords } from '../games/index.ts';
import { isLessonMatch } from '../learn/lesson-match.ts';
import { ApiFailure, api } from '../net/api.ts';
import { rememberTable, tableHere, tableOf } from '../net/early-table.ts';
import { serverTransport, type Transport } from '../net/transport.ts';
import { DeviceTransport } from '../offline/device.ts';
import { satDown } from '../pages/own-places.ts';
import { Page } from '../pages/page.tsx';
import { useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { attempt } from '../ui/toasts.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useTitle } from '../ui/use-title.ts';
import { useKeep } from '../verify/kept.ts';
import { keyIn } from '../visit/visiting.ts';
import { closedBy, KeptOut } from './closed.tsx';
import { MatchProvider, type OpenMatch, useOpenMatch } from './match-context.tsx';

/** Whoever comes to a match that they play in needs no lobby and no invitation, nor what can be set and read there. */
const Join = lazy(async () => ({ default: (await import('./join.tsx')).Join }));
const Lobby = lazy(async () => ({ default: (await import('./lobby.tsx')).Lobby }));
const Visit = lazy(async () => ({ default: (await import('../visit/visit.tsx')).Visit }));

/** Everything behind a table's link: joining, waiting for the others, and the match itself. */
export function TablePage({ code }: { code: string }) {
  const t = useT();
  const found = useLoad(
    () => tableOf(code),
    code,
    () => tableHere(code),
  );
  const id = found.state === 'here' ? found.value.id : undefined;
  const transport = useMemo(() => (id === undefined ? null : serverTransport({ id, code })), [id, code]);

  if (found.state === 'failed') {
    const closed = closedBy(found.error);
    if (!closed) return <NoTable error={found.error} code={code} again={found.again} />;
    return <KeptOut table={closed} onSeated={found.put} again={found.again} />;
  }
  if (found.state === 'loading' || !transport) return <Candle words={t('ui.setting')} />;
  return <OpenTable transport={transport} first={found.value} />;
}

/** A table on this device: the same one, with a worker in the place of the server. */
export function LocalTablePage({ id }: { id: string }) {
  const t = useT();
  const transport = useMemo(() => new DeviceTransport(id), [id]);
  const found = useLoad(() => transport.table(), id);

  if (found.state === 'failed') return <NoTable error={found.error} code={id.slice(0, 5).toUpperCase()} again={found.again} />;
  if (found.state === 'loading') return <Candle words={t('ui.setting')} />;
  return <OpenTable transport={transport} first={found.value} />;
}

/** The table behind an open way to its match. */
export function OpenTable({ transport, first }: { transport: Transport; first: TableInfo }) {
  const t = useT();
  const match = useOpenMatch(transport);
  if (!match) return <Candle words={t('ui.setting')} />;
  return (
    <MatchProvider value={match}>
      <AtTable match={match} first={first} />
    </MatchProvider>
  );
}

function AtTable({ match, first }: { match: OpenMatch; first: TableInfo }) {
  const t = useT();
  const told = useStore(match.store, (m) => m.table);
  const begun = useStore(match.store, (m) => m.shown !== null);
  const isClosed = useStore(match.store, (m) => m.problem === 'players-only');
  // The watcher's eyes change when a seat is taken: the socket must say who is there now.
  const [watching, setWatching] = useState(false);
  // The link of a call: on a device that knows its person the key is not needed.
  const [visitKey, setVisitKey] = useState(() => keyIn(location.hash));
  const table = told ?? first;
  const mine = table.seats.some((s) => s.yours);
  const entry = gameEntry(table.game);
  // Whoever gives a seat away looks on: noted while drawing, since it follows from what is drawn.
  if (mine && !watching) setWatching(true);

  useEffect(() => {
    if (!mine || visitKey === undefined) return;
    history.replaceState(history.state, '', location.pathname);
    // Whoever plays here as somebody else must hear why it is not their seat; who plays here themselves has spent nothing.
    void attempt(() =>
      api.visit(table.id, visitKey).catch((e) => (e instanceof ApiFailure && e.code === 'no-key' ? null : Promise.reject(e))),
    );
    // oxlint-disable-next-line react/set-state-in-effect -- the address is the outside world: the key has gone from it
    setVisitKey(undefined);
  }, [mine, visitKey, table.id]);

  useTitle(`${entry?.title ?? table.game} · ${table.code}`);
  useKeep(table);
  useEffect(() => {
    if (!match.transport.onDevice) rememberTable(table);
  }, [match, table]);

  useEffect(() => {
    if (mine && !isLessonMatch(table)) satDown(table.id);
  }, [mine, table]);

  // The match began without them, or their seat is somebody else's by now.
  if (isClosed) return <KeptOut table={table} again={() => location.reload()} />;
  const joined = (changed: TableInfo) => {
    match.setTable(changed);
    match.again();
  };
  if (table.status === 'open') {
    return (
      <Suspense fallback={<Candle words={t('ui.setting')} />}>
        {mine ? <Lobby table={table} /> : <Join table={table} onJoined={joined} />}
      </Suspense>
    );
  }
  if (!mine && !watching && table.status === 'running' && visitKey !== undefined) {
    const letIn = (changed: TableInfo) => {
      setVisitKey(undefined);
      joined(changed);
    };
    return (
      <Suspense fallback={<Candle words={t('ui.setting')} />}>
        <Visit table={table} visitKey={visitKey} onLetIn={letIn} onWatch={() => setWatching(true)} />
      </Suspense>
    );
  }
  if (!mine && !watching && table.status === 'running') {
    return (
      <Suspense fallback={<Candle words={t('ui.setting')} />}>
        <Join table={table} onJoined={joined} onWatch={() => setWatching(true)} />
      </Suspense>
    );
  }
  if (!begun) return <Candle words={t('ui.setting')} />;
  return <GameTable game={table.game} />;
}

/** Fetches board, cards and words of the game, then lays the table. */
function GameTable({ game }: { game: string }) {
  const t = useT();
  const { locale } = useWords();
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

  if (module.state === 'failed' || catalogue.state === 'failed') {
    return (
      <Page narrow>
        <section className="scroll">
          <h1>{t('ui.broken.title')}</h1>
          <p>{t('ui.broken.game')}</p>
          <p>
            <button
              type="button"
              className="btn"
              onClick={() => {
                module.again();
                catalogue.again();
              }}
            >
              {t('ui.again')}
            </button>
          </p>
        </section>
      </Page>
    );
  }
  if (module.state === 'loading' || catalogue.state === 'loading') return <Candle words={t('ui.setting')} />;
  return <Frame module={module.value} catalogue={catalogue.value} />;
}

function NoTable({ error, code, again }: { error: unknown; code: string; again: () => void }) {
  const t = useT();
  const { speak } = useWords();
  const missing = error instanceof ApiFailure && (error.status === 404 || error.code === 'malformed');
  const key = error instanceof ApiFailure ? `error.${error.code}` : 'error.failed';
  return (
    <Page narrow>
      <section className="scroll">
        <h1>{missing ? t('ui.noTable.title') : t('ui.broken.title')}</h1>
        <p>
          {missing
            ? t('ui.noTable.why', { code })
            : speak.say({ key: speak.has(key) ? key : 'error.broken', args: error instanceof ApiFailure ? error.args : {} })}
        </p>
        <div className="sheet-buttons">
          {missing ? null : (
            <button type="button" className="btn" onClick={again}>
              {t('ui.again')}
            </button>
          )}
          <Link href="/" className="btn paper">
            {t('ui.backToHall')}
          </Link>
        </div>
      </section>
    </Page>
  );
}
