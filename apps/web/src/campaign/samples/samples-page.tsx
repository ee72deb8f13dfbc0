import type { LevelFile } from '@questhall/dystopia/levels';
import { speaker } from '@questhall/text';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { fileText } from '../../editor/export.ts';
import { newLevelId } from '../../editor/new-level.ts';
import { keepLevel } from '../../editor/store.ts';
import { Thumb } from '../../editor/thumb.tsx';
import { Icon } from '../../icons/icon.tsx';
import { beginAlone } from '../../pages/begin-match.ts';
import { Page } from '../../pages/page.tsx';
import { useSettings } from '../../settings/settings.ts';
import { forgiving, seatLetter, useT, useWords } from '../../text/words.tsx';
import { Candle } from '../../ui/candle.tsx';
import { attempt } from '../../ui/toasts.tsx';
import { useLoad } from '../../ui/use-load.ts';
import { useTitle } from '../../ui/use-title.ts';
import { DIFFICULTIES, percent } from '../campaign.ts';
import { type Say, useCampaignWords } from '../say.tsx';
import { SAMPLE_IDS, type SampleId } from './ids.ts';
import { MEASURED_ON, measuredOf, sampleIn } from './samples.ts';
import type { SampleKey } from './text/en.ts';
import { loadSampleWords } from './text/index.ts';
import '../campaign.css';

/** A small gallery of levels that are ready: to be played, or to be drawn on. */
export function SamplesPage() {
  const t = useT();
  const { locale } = useWords();
  const words = useCampaignWords();
  const own = useLoad(() => loadSampleWords(locale), locale);
  const tell = useMemo(() => {
    if (own.state !== 'here') return null;
    const speak = forgiving(speaker(locale, [own.value], seatLetter));
    return (key: SampleKey) => speak.say({ key });
  }, [locale, own]);
  useTitle(`${words?.say('samples') ?? 'Dystopia'} · Questhall`);
  if (!words || !tell) return <Candle words={t('ui.loading')} />;
  const { say } = words;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(`${MEASURED_ON}T12:00:00`));
  return (
    <Page>
      <div className="cp-samples">
        <section className="scroll">
          <h1>{say('samples')}</h1>
          <p>{say('samples.what')}</p>
          <p className="hint">{say('samples.how', { day })}</p>
          <div className="sheet-buttons">
            <Link href="/campaign" className="btn paper">
              <Icon name="spyglass" size={20} />
              {t('ui.campaign')}
            </Link>
            <Link href="/levels" className="btn paper">
              <Icon name="scroll-unfurled" size={20} />
              {say('own')}
            </Link>
          </div>
        </section>
        <ul>
          {SAMPLE_IDS.map((id) => (
            <Sample key={id} id={id} level={sampleIn(id, tell)} about={tell(`sample.${id}.about`)} say={say} />
          ))}
        </ul>
      </div>
    </Page>
  );
}

function Sample({ id, level, about, say }: { id: SampleId; level: LevelFile; about: string; say: Say }) {
  const t = useT();
  const { name, last } = useSettings();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);

  async function play() {
    setBusy(true);
    const who = name.trim() || t('ui.name.guest');
    const options = { ownLevel: fileText(level), muster: 'all' };
    const path = await attempt(() => beginAlone({ game: 'dystopia', options, who, bots: 0, level: last.level }));
    setBusy(false);
    if (path) go(path);
  }

  async function draw() {
    setBusy(true);
    const own = newLevelId();
    const kept = await attempt(async () => {
      await keepLevel({ id: own, level: { ...level, id: own }, changed: Date.now() });
      return own;
    });
    setBusy(false);
    if (kept) go(`/levels/${kept}`);
  }

  return (
    <li className="scroll cp-sample">
      {/* Who stands where is for whoever walks in. */}
      <Thumb level={{ ...level, monsters: [] }} />
      <div>
        <h2>{level.title}</h2>
        <p>
          <b>{about}</b>
        </p>
        <p className="cp-sample-story">{level.story.intro}</p>
        <dl>
          {DIFFICULTIES.map((difficulty) => {
            const found = measuredOf(id, difficulty);
            return found ? (
              <div key={difficulty}>
                <dt>{say(`hard.${difficulty}`)}</dt>
                <dd>
                  {say('rate.short', { rate: percent(found.won / found.parties) })} · {say('samples.rounds', { rounds: found.rounds })}
                </dd>
              </div>
            ) : null;
          })}
        </dl>
        <div className="sheet-buttons">
          <button type="button" className="btn" disabled={busy} onClick={() => void play()}>
            {say('samples.play')}
          </button>
          <button type="button" className="btn paper" disabled={busy} onClick={() => void draw()}>
            {say('samples.draw')}
          </button>
        </div>
      </div>
    </li>
  );
}
