import type { Seat } from '@questhall/kernel';
import type { Eyes, TableInfo } from '@questhall/protocol';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { createStore } from 'zustand/vanilla';
import { loadGame } from '../games/index.ts';
import { seatName } from '../games/names.ts';
import { ApiFailure, api } from '../net/api.ts';
import type { MatchState } from '../net/match-store.ts';
import { serverTransport } from '../net/transport.ts';
import { Page } from '../pages/page.tsx';
import { MatchProvider, type OpenMatch } from '../table/match-context.tsx';
import { GameWords, seatLetter, useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { useLoad } from '../ui/use-load.ts';
import { type Place, placeIn } from './address.ts';
import './replay.css';
import { ReplayTable } from './replay-table.tsx';
import { loadTrack, momentAt, momentOfLine, type Track } from './track.ts';

/** A match from its beginning: the table's page at `/t/:code/replay`. */
export function ReplayPage({ code }: { code: string }) {
  const t = useT();
  const found = useLoad(() => api.table(code), code);
  if (found.state === 'failed') return <NoReplay error={found.error} code={code} again={found.again} />;
  if (found.state === 'loading') return <Candle words={t('ui.setting')} />;
  return <Fetched table={found.value} />;
}

/** Where to begin: as the address says, or at the time that other eyes had reached. */
type Start = Place & { time?: number };

function Fetched({ table }: { table: TableInfo }) {
  const t = useT();
  const { locale } = useWords();
  const [start, setStart] = useState<Start>(() => placeIn(location.search.slice(1)));
  const module = useLoad(() => loadGame(table.game), table.game);
  const here = module.state === 'here' ? module.value : null;
  const catalogue = useLoad(async () => (here ? await here.loadCatalogue(locale) : null), `${here?.id} ${locale}`);
  const track = useLoad(() => loadTrack((from) => api.replay(table.id, start.eyes, from)), `${table.id} ${String(start.eyes)}`);
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
    return <NoReplay error={failed.error} code={table.code} again={again} />;
  }
  if (!here || catalogue.state !== 'here' || !catalogue.value || track.state !== 'here') return <Candle words={t('ui.setting')} />;
  return (
    <GameWords catalogue={catalogue.value} nameOf={nameOf}>
      <AsMatch table={table} track={track.value}>
        <ReplayTable table={table} track={track.value} start={momentOf(start, track.value)} module={here} nameOf={nameOf} onEyes={onEyes} />
      </AsMatch>
    </GameWords>
  );
}

function momentOf({ at, line, time }: Start, track: Track): number {
  if (time !== undefined) return momentAt(track, time);
  if (line !== undefined) return momentOfLine(track, line);
  return at ?? 0;
}

const still = () => undefined;

/** The chronicle looks at the match of its table: here one in which nothing happens any more. */
function AsMatch({ table, track, children }: { table: TableInfo; track: Track; children: React.ReactNode }) {
  const match = useMemo<OpenMatch>(() => {
    const store = createStore<MatchState>(() => ({
      connection: 'open',
      table,
      seat: typeof track.eyes === 'number' ? track.eyes : null,
      sight: null,
      shown: null,
      playing: false,
      log: track.log,
      outgoing: null,
      answered: null,
      refused: null,
      problem: null,
      clockSkew: 0,
    }));
    return {
      store,
      transport: serverTransport(table.id),
      act: still,
      skip: still,
      see: still,
      again: still,
      loadEarlier: async () => undefined,
      setPlayback: still,
      setTable: still,
      forgetRefused: still,
      hurry: still,
      close: still,
    };
  }, [table, track]);
  return <MatchProvider value={match}>{children}</MatchProvider>;
}

function NoReplay({ error, code, again }: { error: unknown; code: string; again: () => void }) {
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
          <Link href={`/t/${code}`} className="btn paper">
            {t('ui.replay.back')}
          </Link>
        </div>
      </section>
    </Page>
  );
}
