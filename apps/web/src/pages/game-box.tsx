import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLayout } from '../frame/use-layout.ts';
import type { BoxEntry, GameEntry } from '../games/contract.ts';
import { seatedFor } from '../games/editions.ts';
import { Icon } from '../icons/icon.tsx';
import { hasLessons } from '../learn/lessons.ts';
import { forecastOf, rounded, secondsAnAnswer, useMeasured } from '../measured/measured.ts';
import { ownForecastOf, useOwnLengths } from '../measured/own-lengths.ts';
import { spanOf, timeOf } from '../measured/time-of.ts';
import { useNewcomer, usePlayed, useReducedMotion, useSettings } from '../settings/settings.ts';
import type { Company } from '../settings/stored.ts';
import { useT, useWords } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { attempt } from '../ui/toasts.tsx';
import { beginAlone } from './begin-match.ts';
import { Choices } from './box-choices.tsx';
import { BoxLid } from './box-lid.tsx';
import { BoxMore } from './box-more.tsx';
import { companyIn } from './box-options.ts';
import { useBoxLevel } from './use-box-level.ts';
import { usePresets } from './use-presets.ts';

/** The form of the box that was played last: what Enter sends in the field of the name. */
export const PLAYED_LAST = 'played-last';

/**
 * A box on the shelf: a match at once with what is chosen on it, or the ways to friends, this device and learning. On a phone
 * it is a row whose die plays at once, and the rest unfolds, of one box at a time.
 */
export function GameBox({
  game,
  box,
  offline,
  unfolded,
  onUnfold,
}: {
  game: GameEntry;
  box: BoxEntry;
  offline: boolean;
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
}) {
  const t = useT();
  const { locale } = useWords();
  const { last, name, set } = useSettings();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const phone = useLayout() === 'phone';
  const calm = useReducedMotion();
  const newcomer = useNewcomer();
  const tabs = box.tabs ?? [];
  const tab = tabs.find(({ id }) => id === last.ways[box.id]) ?? tabs[0];
  const company = companyIn(last, game, box.id);
  const { bots, level } = company;
  const rules = usePresets(game, box, tab?.id);
  const levels = useBoxLevel(box, tab);
  const base = { ...game.quick?.options, ...(bots === 0 ? game.quick?.alone : {}) };
  const chosen = { ...base, ...rules.options, ...box.options, ...tab?.options, ...levels.options };
  const options = seatedFor(game.id, chosen, bots + 1);
  const keep = (change: Partial<typeof last>) => set({ last: { ...last, game: game.id, box: box.id, ...change } });
  const sit = (change: Partial<Company>) =>
    keep({ level: change.level ?? last.level, company: { ...last.company, [box.id]: { ...company, ...change } } });

  useEffect(() => {
    // What unfolds below the edge of a phone would not be seen.
    if (phone && unfolded) ref.current?.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' });
  }, [phone, unfolded, calm]);

  async function play() {
    setBusy(true);
    keep({});
    // None is needed against bots.
    const who = name.trim() || t('ui.name.guest');
    const path = await attempt(async () => {
      // Who is quick plays by the rules that were chosen here last, also before their words have come, and the level that comes next.
      const [own, on] = await Promise.all([rules.whole(), levels.whole()]);
      const by = seatedFor(game.id, { ...chosen, ...own, ...box.options, ...tab?.options, ...on }, bots + 1);
      return beginAlone({ game: game.id, options: by, who, bots, level });
    });
    setBusy(false);
    if (path) go(path);
  }

  const edition = box.options?.['edition'];
  const facts = (
    <Facts
      game={game}
      options={{ ...chosen, ...options, ...tab?.level }}
      bots={bots}
      isLevel={tab?.level !== undefined || levels.level !== undefined}
    />
  );
  const way = `?box=${box.id}${levels.level === undefined ? '' : `&level=${levels.level}`}`;
  const called = `${game.title}: ${box.subtitle[locale]}`;
  const body = (
    <div className="box-body">
      <div className="box-pitch">
        <p>{(box.pitch ?? game.pitch)[locale]}</p>
        {tabs.some(({ about }) => about) ? (
          // The room of the longest: nothing moves when another is chosen.
          <div className="box-about">
            {tabs.map(({ id, about }) => (
              <p key={id} data-chosen={id === tab?.id || undefined}>
                {about?.[locale]}
              </p>
            ))}
          </div>
        ) : null}
      </div>
      {tabs.length > 1 && tab ? (
        <Choose
          label={<span className="vh">{t('ui.box.how')}</span>}
          value={tab.id}
          values={tabs.map(({ id }) => id)}
          words={(id) => <Way way={tabs.find((one) => one.id === id)!} />}
          onChange={(id) => keep({ ways: { ...last.ways, [box.id]: id }, ...rules.onWay(id) })}
        />
      ) : null}
      {phone ? null : (
        <button type="submit" className="btn big" disabled={busy}>
          <Icon name={busy ? 'hourglass' : 'dice-six-faces-five'} size={22} />
          {t(busy ? 'ui.setting' : 'ui.start.play')}
        </button>
      )}
      <Choices
        game={game}
        company={company}
        rules={rules}
        levels={levels}
        options={{ ...chosen, ...options }}
        onSit={sit}
        onRules={(id) => keep(rules.chosen(id))}
        onLevel={(n) => keep(levels.chosen(n))}
      />
      <div className="box-ways">
        {offline ? null : (
          <Link href={`/new/${game.id}${way}`} className="btn paper" onClick={() => keep({})}>
            <Icon name="round-table" size={20} />
            {t('ui.start.friends')}
          </Link>
        )}
        <Link href={`/here/${game.id}${way}`} className="btn paper" onClick={() => keep({})}>
          <Icon name="wooden-chair" size={20} />
          {t('ui.local.here')}
        </Link>
        {hasLessons(game.id) ? (
          <Link
            href={`/learn/${game.id}${edition === undefined ? '' : `?edition=${edition}`}`}
            className={newcomer && last.box === box.id ? 'btn paper box-begin' : 'btn paper'}
          >
            <Icon name="candle-flame" size={20} />
            {t('ui.learn')}
          </Link>
        ) : null}
      </div>
      <BoxMore game={game} />
    </div>
  );
  return (
    <form
      ref={ref}
      className={last.box === box.id ? 'game-box box-play' : 'game-box'}
      data-box={box.id}
      id={last.box === box.id ? PLAYED_LAST : undefined}
      aria-label={called}
      onSubmit={(e) => {
        e.preventDefault();
        void play();
      }}
    >
      {phone ? (
        <>
          <div className="box-row">
            <button type="button" className="box-open" aria-expanded={unfolded} onClick={() => onUnfold(!unfolded)}>
              <span className="box-lid">
                <BoxLid game={game} scene={box.scene} />
                <span className="box-fold">
                  <Icon name="down" size={18} />
                </span>
              </span>
              <span>
                <b className="cz">{game.title}</b>
                <i>{box.subtitle[locale]}</i>
                {facts}
              </span>
            </button>
            <button type="submit" className="btn big" disabled={busy} aria-label={t('ui.box.playNow', { game: called })}>
              <Icon name={busy ? 'hourglass' : 'dice-six-faces-five'} size={26} />
              <span>{t('ui.box.play')}</span>
            </button>
          </div>
          {unfolded ? body : null}
        </>
      ) : (
        <>
          <BoxLid game={game} scene={box.scene}>
            <div className="lid-name">
              <h2 className="cz">{game.title}</h2>
              <p>{box.subtitle[locale]}</p>
            </div>
          </BoxLid>
          {facts}
          {body}
        </>
      )}
    </form>
  );
}

/** A way to play in its picture, its name below it. */
function Way({ way: { picture, name } }: { way: NonNullable<BoxEntry['tabs']>[number] }) {
  const { locale } = useWords();
  return (
    <>
      <img src={picture} alt="" loading="lazy" />
      <span>{name[locale]}</span>
    </>
  );
}

/**
 * How many play it, and how long it takes; minutes stand there where they were measured, those of this server's own matches where
 * enough have ended: in the middle, how long eight of ten take, and a first match for whoever has not played it yet. `isLevel`: these are
 * minutes of one level of many, which says so. `options` name all that a measurement goes by, also what says nothing in this edition.
 */
function Facts({
  game,
  options,
  bots,
  isLevel,
}: {
  game: GameEntry;
  options: Readonly<Record<string, string | number | boolean>>;
  bots: number;
  isLevel: boolean;
}) {
  const t = useT();
  const measured = useMeasured(game.id);
  const played = usePlayed(game.id);
  const own = ownForecastOf(useOwnLengths(), game.id, options, 1, bots);
  const forecast = own ?? (measured ? forecastOf(measured, options, 1, bots) : undefined);
  const first = measured && !played ? forecastOf(measured, options, 1, bots, 'first') : undefined;
  const range = forecast && { low: rounded(forecast.low), high: rounded(forecast.high) };
  const how = own
    ? t('ui.forecast.here', { matches: own.matches })
    : t('ui.forecast.how', { seconds: secondsAnAnswer(game.id, 'practised') });
  return (
    <span className="box-facts">
      <span>{t('ui.box.players', { min: game.seats.min, max: game.seats.max })}</span>
      {forecast ? (
        <span>
          {t(isLevel ? 'ui.box.level' : 'ui.box.minutes', {
            level: String(options['level']),
            time: timeOf(rounded(forecast.median), t, true),
          })}
        </span>
      ) : null}
      {range && range.low < range.high ? (
        <small title={`${t('ui.forecast.eight')} ${how}`}>
          {t(own ? 'ui.box.here' : 'ui.box.range', { time: spanOf(range, t, true) })}
        </small>
      ) : null}
      {first ? <small className="box-first">{t('ui.box.first', { time: timeOf(rounded(first.median), t, true) })}</small> : null}
    </span>
  );
}
