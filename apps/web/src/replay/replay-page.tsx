import type { Seat } from '@questhall/kernel';
import type { Eyes, TableInfo } from '@questhall/protocol';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { createStore } from 'zustand/vanilla';
import { loadGame, loadGameWords } from '../games/index.ts';
import { seatName } from '../games/names.ts';
import { ApiFailure, api } from '../net/api.ts';
import type { MatchState } from '../net/match-store.ts';
import { SILENCE } from '../net/talk.ts';
import { serverTransport, type Transport } from '../net/transport.ts';
import { DeviceTransport } from '../offline/device.ts';
import { Page } from '../pages/page.tsx';
import { closedBy, KeptOut } from '../table/closed.tsx';
import { MatchProvider, type OpenMatch } from '../table/match-context.tsx';
import { GameWords, seatLetter, useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { useLoad } from '../ui/use-load.ts';
import { type Place, placeIn } from './address.ts';
import './replay.css';
import { ReplayTable } from './replay-table.tsx';
import { loadTrack, openingOf, type Track } from './track.ts';

/** A match from its beginning: the table's page at `/t/:code/replay`. */
export function ReplayPage({ code }: { code: string }) {
  const t = useT();
  const found = useLoad(() => api.table(code), code);
  const table = found.state === 'here' ? found.value : undefined;
  const transport = useMemo(() => table && serverTransport(table), [table]);
  if (found.state === 'failed') {
    const closed = closedBy(found.error);
    if (closed) return <KeptOut table={closed} again={found.again} />;
    return <NoReplay error={found.error} back={`/t/${code}`} again={found.again} />;
  }
  if (!table || !transport) return <Candle words={t('ui.setting')} />;
  return <Fetched table={table} transport={transport} />;
}

/** The same for a match on this device, at `/local/:id/replay`. */
export function LocalReplayPage({ id }: { id: string }) {
  const t = useT();
  const transport = useMemo(() => new DeviceTransport(id), [id]);
  const found = useLoad(() => transport.table(), id);
  if (found.state === 'failed') return <NoReplay error={found.error} back={transport.path} again={found.again} />;
  if (found.state === 'loading') return <Candle words={t('ui.setting')} />;
  return <Fetched table={found.value} transport={transport} />;
}

function Fetched({ table, transport }: { table: TableInfo; transport: Transport }) {
  const t = useT();
  const { locale } = useWords();
  const [start, setStart] = useState<Place>(() => placeIn(location.search.slice(1)));
  const module = useLoad(() => loadGame(table.game), table.game);
  const catalogue = useLoad(() => loadGameWords(table.game, locale), `${table.game} ${locale}`);
  const track = useLoad(() => loadTrack((from) => transport.replay(start.eyes, from)), `${table.id} ${String(start.eyes)}`);
  const nameOf = useCallback(
    (seat: Seat) => {
      const info = table.seats[seat];
      return (info && seatName(info)) ?? seatLetter(seat);
    },
    [table],
  );
  const onEyes = useCallback((eyes: Eyes, time: number) => setStart({ eyes, time }), []);

  const failed = [module, catalogue, track].find((load) => load.state === 'failed');
  if (failed) {
    const again = () => {
      for (const load of [module, catalogue, track]) if (load.state === 'failed') load.again();
    };
    return <NoReplay error={failed.error} back={transport.path} again={again} />;
  }
  if (module.state !== 'here' || catalogue.state !== 'here' || track.state !== 'here') return <Candle words={t('ui.setting')} />;
  return (
    <GameWords catalogue={catalogue.value} nameOf={nameOf}>
      <AsMatch table={table} track={track.value} transport={transport}>
        <ReplayTable
          path={transport.path}
          shareable={!transport.onDevice}
          table={table}
          track={track.value}
          start={openingOf(start, track.value)}
          module={module.value}
          nameOf={nameOf}
          onEyes={onEyes}
        />
      </AsMatch>
    </GameWords>
  );
}

const still = () => undefined;

/** The chronicle looks at the match of its table: here one in which nothing happens any more. */
function AsMatch({ table, track, transport, children }: { table: TableInfo; track: Track; transport: Transport; children: ReactNode }) {
  const match = useMemo<OpenMatch>(() => {
    const store = createStore<MatchState>(() => ({
      connection: 'open',
      table,
      seat: typeof track.eyes === 'number' ? track.eyes : null,
      sight: null,
      shown: null,
      playing: false,
      held: false,
      resting: false,
      log: track.log,
      outgoing: null,
      answered: null,
      refused: null,
      byItself: [],
      problem: null,
      clockSkew: 0,
      talk: SILENCE,
    }));
    return {
      store,
      transport,
      act: still,
      aside: still,
      takeBack: still,
      skip: still,
      putAway: still,
      away: still,
      hold: still,
      see: still,
      again: still,
      loadEarlier: async () => undefined,
      hear: () => undefined,
      setPlayback: still,
      setTable: still,
      forgetRefused: still,
      hurry: still,
      here: still,
      close: still,
    };
  }, [table, track, transport]);
  return <MatchProvider value={match}>{children}</MatchProvider>;
}

function NoReplay({ error, back, again }: { error: unknown; back: string; again: () => void }) {
  const t = useT();
  const { speak } = useWords();
  const key = error instanceof ApiFailure ? `error.${error.code}` : 'error.failed';
  return (
    <Page narrow>
      <section className="scroll">
        <h1>{t('ui.replay')}</h1>
        <p>{speak.say(speak.has(key) ? { key, args: error instanceof ApiFailure ? error.args : {} } : { key: 'error.broken' })}</p>
        <div className="sheet-buttons">
          <button type="button" className="btn" onClick={again}>
            {t('ui.again')}
          </button>
          <Link href={back} className="btn paper">
            {t('ui.replay.back')}
          </Link>
        </div>
      </section>
    </Page>
  );
}
