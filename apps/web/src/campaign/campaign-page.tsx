import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { isLow, useLayout } from '../frame/use-layout.ts';
import { seatName } from '../games/names.ts';
import { Icon } from '../icons/icon.tsx';
import { beginAlone } from '../pages/begin-match.ts';
import { Page } from '../pages/page.tsx';
import { useSettings } from '../settings/settings.ts';
import { ago } from '../text/ago.ts';
import { useT, useWords } from '../text/words.tsx';
import { Candle } from '../ui/candle.tsx';
import { Choose } from '../ui/choice.tsx';
import { attempt } from '../ui/toasts.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useTitle } from '../ui/use-title.ts';
import { AT_HOME, type Difficulty, LEVELS, nextLevel, stations } from './campaign.ts';
import { LevelPaper } from './level-paper.tsx';
import { CampaignMap } from './map.tsx';
import { Party } from './party.tsx';
import { Rest } from './rest.tsx';
import { levelText, useCampaignWords } from './say.tsx';
import { Scene } from './scene.tsx';
import { type Campaign, myCampaigns, standing, tales } from './use-campaigns.ts';
import './campaign.css';

/** The campaign of Dystopia: where the road leads, who goes along, how hard it will be, and how to go on. */
export function CampaignPage() {
  const t = useT();
  const words = useCampaignWords();
  const found = useLoad(myCampaigns, '');
  useTitle(`${words?.say('title') ?? 'Dystopia'} · Questhall`);
  if (!words || found.state === 'loading') return <Candle words={t('ui.loading')} />;
  const campaigns = found.state === 'here' ? found.value.campaigns : [];
  const offline = found.state === 'here' && found.value.offline;
  return <Road words={words} campaigns={campaigns} offline={offline} again={found.again} />;
}

type Words = NonNullable<ReturnType<typeof useCampaignWords>>;

function Road({
  words: { say, speak },
  campaigns,
  offline,
  again,
}: {
  words: Words;
  campaigns: readonly Campaign[];
  offline: boolean;
  again: () => void;
}) {
  const t = useT();
  const { locale } = useWords();
  const { name, last } = useSettings();
  const [, go] = useLocation();
  const layout = useLayout();
  // Where the window is low, the map stands beside what comes next and is as narrow as on a phone.
  const phone = layout === 'phone' || (layout === 'tablet' && isLow());
  /** The id of a campaign; empty for a new one. */
  const [which, setWhich] = useState<string | null>(null);
  const chosen = which === '' ? undefined : (campaigns.find(({ table }) => table.id === which) ?? campaigns[0]);
  const load = useLoad(async () => (chosen ? standing(chosen) : AT_HOME), chosen?.table.id ?? '');
  const told = useLoad(async () => (chosen ? tales(chosen) : null), `tales ${chosen?.table.id ?? ''}`);
  if (told.state === 'failed') console.warn('what happened in the campaign was not read', told.error);
  const now = chosen && load.state === 'here' ? load.value : AT_HOME;
  const states = stations(now);
  const next = Math.min(LEVELS, nextLevel(now));
  const [picked, setPicked] = useState<{ of: string; level: number } | null>(null);
  const shown = picked && picked.of === (chosen?.table.id ?? '') ? picked.level : next;
  const state = states[shown - 1]!;
  const [wanted, setWanted] = useState<Difficulty>('normal');
  const [mercy, setMercy] = useState<'mercy' | 'permanent'>('mercy');
  const [retry, setRetry] = useState(true);
  const [busy, setBusy] = useState(false);
  const difficulty = chosen ? ((chosen.table.options['difficulty'] as Difficulty | undefined) ?? 'normal') : wanted;
  const titleOf = (n: number) => levelText(speak, n, 'title');
  const over = chosen?.table.status === 'over';

  async function begin(options: Record<string, string | number | boolean>, bots = 0) {
    setBusy(true);
    const who = name.trim() || t('ui.name.guest');
    const path = await attempt(() =>
      beginAlone({ game: 'dystopia', options: { muster: 'all', ...options }, who, bots, level: last.level }),
    );
    setBusy(false);
    if (path) go(path);
  }
  const house = { difficulty, fallen: mercy, checkpoint: retry };
  const button = (words: string, act: () => void, gold = true) => (
    <button type="button" className={gold ? 'btn big' : 'btn paper'} disabled={busy} onClick={act}>
      {words}
    </button>
  );

  /** The one thing to do with the level that is shown, and what else there is. */
  function doing() {
    const alone = button(say('alone'), () => void begin({ campaign: false, level: shown, difficulty }), false);
    if (state === 'locked' || state === 'passed') return alone;
    if (chosen && state === 'won') {
      return (
        <>
          <Link href={`${chosen.path}/replay`} className="btn paper">
            {say('story')}
          </Link>
          {alone}
        </>
      );
    }
    if (!chosen) return button(say('begin'), () => void begin(house));
    if (over) return button(say('anew', { title: titleOf(shown) }), () => void begin({ ...house, level: shown }));
    const words = state === 'lost' ? say('again') : now.phase === 'between' ? say('on', { title: titleOf(shown) }) : say('goOn');
    return (
      <>
        <Link href={chosen.path} className="btn big">
          {words}
        </Link>
        <Rest campaign={chosen} say={say} changed={again} />
      </>
    );
  }

  return (
    <Page>
      <div className="cp">
        <header className="cp-head on-dark">
          <h1>
            <small>Dystopia</small>
            {say('title')}
          </h1>
          {chosen && now.party.length > 0 ? (
            <Link href={`${chosen.path}/replay`} className="btn wood small">
              <Icon name="scroll-unfurled" size={20} />
              {say('story')}
            </Link>
          ) : null}
        </header>
        {offline ? <p className="cp-offline on-dark">{say('offline')}</p> : null}
        {chosen && load.state === 'failed' ? (
          <p className="cp-offline on-dark" role="alert">
            {say('unread')}
          </p>
        ) : null}
        <div className="cp-left">
          <CampaignMap
            states={states}
            shown={shown}
            onShow={(level) => setPicked({ of: chosen?.table.id ?? '', level })}
            phone={phone}
            say={say}
            speak={speak}
          />
          <Party party={now.party} say={say} speak={speak} />
          <section className="scroll cp-beside" aria-labelledby="cp-beside">
            <h2 id="cp-beside">{say('beside')}</h2>
            {campaigns.length > 0 ? (
              <Choose
                label={say('which')}
                value={chosen?.table.id ?? ''}
                values={[...campaigns.slice(0, 5).map(({ table }) => table.id), '']}
                words={(id) => {
                  const one = campaigns.find(({ table }) => table.id === id);
                  return one
                    ? `${one.table.seats.map((seat) => seatName(seat) ?? t('ui.gone')).join(', ')} · ${ago(one.table.changed, locale)}`
                    : say('another');
                }}
                onChange={setWhich}
              />
            ) : null}
            <div className="cp-ways">
              {offline ? null : (
                <Link href="/new/dystopia?box=dystopia" className="btn paper">
                  <Icon name="round-table" size={20} />
                  {t('ui.start.friends')}
                </Link>
              )}
              <button
                type="button"
                className="btn paper"
                disabled={busy}
                onClick={() => void begin({ campaign: false, level: shown, wizor: 'first', difficulty: 'normal' }, 4)}
              >
                <Icon name="crown" size={20} />
                {say('wizor', { title: titleOf(shown) })}
              </button>
              <Link href="/samples" className="btn paper">
                <Icon name="open-book" size={20} />
                {say('samples')}
              </Link>
              <Link href="/levels" className="btn paper">
                <Icon name="scroll-unfurled" size={20} />
                {say('own')}
              </Link>
            </div>
          </section>
        </div>
        <div className="cp-right">
          <Scene
            level={shown}
            state={state}
            standing={now}
            tale={told.state === 'here' ? told.value?.get(shown) : undefined}
            say={say}
            speak={speak}
          />
          <LevelPaper
            level={shown}
            state={state}
            before={state === 'locked' ? titleOf(shown - 1) : undefined}
            difficulty={difficulty}
            onDifficulty={chosen ? undefined : setWanted}
            say={say}
            speak={speak}
            locale={locale}
          >
            <div className="cp-doing">{doing()}</div>
            {chosen && !over ? null : (
              <div className="cp-house">
                <Choose<'mercy' | 'permanent'>
                  label={speak.say({ key: 'set.fallen' })}
                  value={mercy}
                  values={['mercy', 'permanent']}
                  words={(one) => speak.say({ key: `set.fallen.${one}` })}
                  onChange={setMercy}
                />
                <Choose<boolean>
                  label={speak.say({ key: 'set.checkpoint' })}
                  value={retry}
                  values={[true, false]}
                  words={(one) => speak.say({ key: `set.checkpoint.${one}` })}
                  onChange={setRetry}
                />
              </div>
            )}
          </LevelPaper>
        </div>
      </div>
    </Page>
  );
}
