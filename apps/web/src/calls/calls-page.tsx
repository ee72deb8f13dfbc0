import type { CallsInfo, CallTimes } from '@questhall/protocol';
import { speaker } from '@questhall/text';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { api, currentSession } from '../net/api.ts';
import { Page } from '../pages/page.tsx';
import { forgiving, seatLetter, useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useTitle } from '../ui/use-title.ts';
import { Away, FreeHours } from './free-time.tsx';
import { Hours } from './hours.tsx';
import type { Say } from './part.ts';
import { loadCallWords } from './text/index.ts';
import { zoneHere } from './times.ts';
import { Feed, Hook, Mail, Push, Trial } from './ways.tsx';
import './calls.css';

/** The words of this page; null until they are here. */
function useSay(): Say | null {
  const { locale, catalogues } = useWords();
  const own = useLoad(() => loadCallWords(locale), locale);
  return useMemo(() => {
    if (own.state !== 'here') return null;
    const speak = forgiving(speaker(locale, [...catalogues, own.value], seatLetter));
    return (key, args = {}) => speak.say({ key: `ui.calls.${key}`, args });
  }, [locale, catalogues, own]);
}

/** How one is called; from now on in the language and by the clock of this page. Null for whoever is unknown here. */
async function callsIn(locale: CallTimes['locale']): Promise<CallsInfo | null> {
  if (!(await currentSession())) return null;
  const info = await api.calls();
  const zone = zoneHere();
  if (info.locale === locale && info.zone === zone) return info;
  return api.setCallTimes({ locale, zone, quiet: info.quiet, after: info.after });
}

/** How one is told that a match waits: by which ways, at which hours, after how long. */
export function CallsPage() {
  const t = useT();
  const say = useSay();
  useTitle(`${say?.('title') ?? 'Questhall'} · Questhall`);
  const { locale } = useWords();
  const load = useLoad(() => callsIn(locale), locale);
  if (!say || load.state === 'loading') return <Candle words={t('ui.loading')} />;
  const info = load.state === 'here' ? load.value : null;
  return (
    <Page>
      <div className="calls">
        <section className="scroll calls-title">
          <h1>{say('title')}</h1>
          <p>{say('what')}</p>
          {load.state === 'failed' ? <p role="alert">{say('failed')}</p> : null}
          {load.state === 'here' && !info ? (
            <p>
              {say('nobody')} <Link href="/">{t('ui.backToHall')}</Link>
            </p>
          ) : null}
        </section>
        {info ? (
          <>
            <section className="scroll">
              <h2>{say('who')}</h2>
              <Push info={info} say={say} changed={load.put} />
              <Mail info={info} say={say} changed={load.put} />
              <Hook info={info} say={say} changed={load.put} />
              <Feed info={info} say={say} changed={load.put} />
              <Trial info={info} say={say} />
            </section>
            <div className="calls-hours">
              <Hours info={info} say={say} changed={load.put} />
              <FreeHours info={info} say={say} changed={load.put} />
              <Away info={info} say={say} changed={load.put} />
            </div>
          </>
        ) : null}
      </div>
    </Page>
  );
}
