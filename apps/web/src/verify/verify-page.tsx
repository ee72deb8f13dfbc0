import type { Kept, Report } from '@questhall/record';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { ApiFailure, api } from '../net/api.ts';
import { Page } from '../pages/page.tsx';
import { useT } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { useTitle } from '../ui/use-title.ts';
import { type Check, startCheck } from './check.ts';
import { keptOf } from './kept.ts';
import { ReportView } from './report.tsx';
import { useVerifyWords } from './words.ts';
import './verify.css';

/** No match is longer; a larger file is something else. */
const LARGEST = 50 * 1024 * 1024;

type Checking =
  | { at: 'waiting' }
  | { at: 'fetching' }
  | { at: 'checking'; done: number; total: number }
  | { at: 'checked'; report: Report; kept: Kept }
  | { at: 'failed'; key: string; args?: Record<string, string | number> };

/** Drop a record here, or come from a finished match: it is checked in this browser, line by line. */
export function VerifyPage({ match }: { match?: string | undefined }) {
  const t = useT();
  const [stage, setStage] = useState<Checking>(match === undefined ? { at: 'waiting' } : { at: 'fetching' });
  const running = useRef<Check>(null);
  const field = useRef<HTMLInputElement>(null);
  const speak = useVerifyWords(stage.at === 'checked' ? stage.report.facts?.game : undefined);
  useTitle(`${speak?.say({ key: 'ui.verify.title' }) ?? 'Questhall'} · Questhall`);

  function check(record: unknown) {
    running.current?.stop();
    setStage({ at: 'checking', done: 0, total: 0 });
    const id = (record as { table?: { match?: unknown } } | null)?.table?.match;
    const kept = typeof id === 'string' ? keptOf(id) : {};
    running.current = startCheck(record, kept, (done, total) => setStage({ at: 'checking', done, total }));
    running.current.report.then(
      (report) => setStage({ at: 'checked', report, kept }),
      (e: unknown) => {
        console.error(e);
        setStage({ at: 'failed', key: 'ui.verify.broken' });
      },
    );
  }

  async function read(file: File | undefined) {
    if (!file) return;
    if (file.size > LARGEST) return setStage({ at: 'failed', key: 'ui.verify.tooLarge' });
    let record: unknown;
    try {
      record = JSON.parse(await file.text());
    } catch {
      return setStage({ at: 'failed', key: 'ui.verify.noJson' });
    }
    check(record);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another match is the only reason to fetch again
  useEffect(() => {
    if (match === undefined) return;
    let current = true;
    api.record(match).then(
      (record) => current && check(record),
      (e: unknown) => {
        const failure = e instanceof ApiFailure ? { key: `error.${e.code}`, args: e.args } : { key: 'error.broken' };
        if (current) setStage({ at: 'failed', ...failure });
      },
    );
    return () => {
      current = false;
      running.current?.stop();
    };
  }, [match]);

  if (!speak) return <Candle words={t('ui.loading')} />;
  const say = (key: string, args: Record<string, string | number> = {}) => speak.say({ key: `ui.verify.${key}`, args });
  const over = (e: DragEvent) => e.preventDefault();
  const drop = (e: DragEvent) => {
    e.preventDefault();
    void read(e.dataTransfer.files[0]);
  };
  return (
    <Page narrow>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut; the button below does the same */}
      <div className="verify" onDragOver={over} onDrop={drop}>
        <section className="scroll">
          <h1>{say('title')}</h1>
          <p>{say('what')}</p>
          <p className="hint">{say('drop')}</p>
          <div className="sheet-buttons">
            <button type="button" className="btn small" onClick={() => field.current?.click()}>
              {say('choose')}
            </button>
            {match !== undefined && stage.at === 'checked' ? (
              <a className="btn paper small" href={`/api/matches/${match}/record`} download={`questhall-${match}.json`}>
                {say('save')}
              </a>
            ) : null}
          </div>
          <input
            ref={field}
            type="file"
            accept=".json,application/json"
            hidden
            onChange={(e) => {
              void read(e.target.files?.[0]);
              e.target.value = '';
            }}
          />
          {stage.at === 'fetching' ? <output>{say('fetching')}</output> : null}
          {stage.at === 'checking' ? (
            <output>
              <progress value={stage.done} max={Math.max(1, stage.total)} aria-label={say('title')} />{' '}
              {say('progress', { done: stage.done, total: stage.total })}
            </output>
          ) : null}
          {stage.at === 'failed' ? (
            <p role="alert">{speak.say({ key: speak.has(stage.key) ? stage.key : 'error.broken', args: stage.args ?? {} })}</p>
          ) : null}
        </section>
        {stage.at === 'checked' ? <ReportView report={stage.report} kept={stage.kept} speak={speak} /> : null}
        <section className="scroll">
          <h2>{say('how.title')}</h2>
          <p>{say('how.1')}</p>
          <p>{say('how.2')}</p>
          <p>{say('how.3')}</p>
        </section>
      </div>
    </Page>
  );
}
