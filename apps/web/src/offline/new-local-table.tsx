import type { BotLevel, HintRule, NewMatch, TakingBack } from '@questhall/protocol';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { seatedFor, settledBySeats } from '../games/editions.ts';
import { boxOf, GAMES, gameEntry, gameHere, loadGame } from '../games/index.ts';
import { SeatBadge } from '../icons/seat-badge.tsx';
import { HourField } from '../measured/done-by-field.tsx';
import { ForecastLine } from '../measured/forecast-line.tsx';
import { BoxLid } from '../pages/box-lid.tsx';
import { companyIn, optionsOfBox } from '../pages/box-options.ts';
import { rulesOfBox } from '../pages/box-presets.ts';
import { ChooseHints } from '../pages/choose-hints.tsx';
import { ChooseTakingBack } from '../pages/choose-taking-back.tsx';
import { HouseRules } from '../pages/house-rules.tsx';
import { NameField } from '../pages/name-field.tsx';
import { Page } from '../pages/page.tsx';
import { withDefaults } from '../pages/presets.ts';
import { useSettings } from '../settings/settings.ts';
import { useT, useWords } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { ChooseBot } from '../ui/choose-bot.tsx';
import { attempt } from '../ui/toasts.tsx';
import { useLoad } from '../ui/use-load.ts';
import { useTitle } from '../ui/use-title.ts';
import { layLocalTable } from './device.ts';

/** Setting a table on this device: persons who share the screen, and bots. Works without network. */
export function NewLocalTable({ game = GAMES[0]?.id ?? '' }: { game?: string | undefined }) {
  const t = useT();
  const { locale } = useWords();
  const [, go] = useLocation();
  const search = useSearch();
  const { last, name, set } = useSettings();
  const entry = gameEntry(game);
  const [people, setPeople] = useState(1);
  const [names, setNames] = useState<readonly string[]>([name]);
  const [bots, setBots] = useState(entry ? companyIn(last, entry, new URLSearchParams(search).get('box')).bots : 1);
  const [level, setLevel] = useState<BotLevel>(last.level);
  const [takingBack, setTakingBack] = useState<TakingBack>('free');
  const [hints, setHints] = useState<HintRule>('free');
  const [doneBy, setDoneBy] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [options, setOptions] = useState<NonNullable<NewMatch['options']>>(() => ({
    ...rulesOfBox(game, search),
    ...optionsOfBox(game, search),
  }));
  const module = useLoad(
    () => loadGame(game),
    game,
    () => gameHere(game),
  );
  useTitle(`${t('ui.local.here')} · ${entry?.title ?? ''}`);
  if (!entry) return null;
  const specs = module.state === 'here' ? module.value.options : undefined;
  const { min, max } = entry.seats;
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const fewest = Math.max(0, min - people);
  const seatedBots = Math.min(max - people, Math.max(fewest, bots));
  const all = people + seatedBots;
  const misfit = entry.misfit?.(seatedFor(game, options, all), all)?.[locale];
  const rules = settledBySeats(game, options, all);
  const nameAt = (at: number) => names[at]?.trim() || t('ui.local.person', { number: at + 1 });

  async function lay() {
    setBusy(true);
    const persons = range(0, people - 1).map((at) => ({ name: nameAt(at), level: null }));
    const others = Array.from({ length: seatedBots }, () => ({ name: null, level }));
    const path = await attempt(() =>
      layLocalTable({
        game,
        options: seatedFor(game, options, all),
        seats: [...persons, ...others],
        takingBack,
        hints,
        // One that has gone by since it was chosen is none.
        ...(doneBy !== null && doneBy > Date.now() ? { doneBy } : {}),
      }),
    );
    setBusy(false);
    if (!path) return;
    set({ name: names[0]?.trim() ?? '', last: { ...last, level } });
    go(path);
  }

  return (
    <Page>
      <form
        className="new-table local-table"
        onSubmit={(e) => {
          e.preventDefault();
          void lay();
        }}
      >
        <section className="scroll new-who">
          <h1 className="lobby-title">
            {t('ui.local.here')}
            <small>{entry.title}</small>
          </h1>
          <p>{t('ui.local.why')}</p>
          <Choose label={t('ui.local.people')} value={people} values={range(1, max)} words={String} onChange={setPeople} />
          <ol className="local-people">
            {range(0, people - 1).map((at) => (
              <li key={at}>
                <SeatBadge seat={at} size={34} />
                <NameField
                  value={names[at] ?? ''}
                  onChange={(to) => setNames(range(0, max - 1).map((i) => (i === at ? to : (names[i] ?? ''))))}
                  label={people > 1 ? t('ui.local.person', { number: at + 1 }) : undefined}
                />
              </li>
            ))}
          </ol>
          {people > 1 ? <p className="hint">{t('ui.lobby.sameScreen')}</p> : null}
          {people < max ? (
            <Choose label={t('ui.local.bots')} value={seatedBots} values={range(fewest, max - people)} words={String} onChange={setBots} />
          ) : null}
          {seatedBots > 0 ? <ChooseBot label={t('ui.level')} value={level} onChange={setLevel} /> : null}
          <ChooseTakingBack onDevice value={takingBack} onChange={setTakingBack} />
          <ChooseHints value={hints} onChange={setHints} />
        </section>
        {specs ? (
          <HouseRules
            game={game}
            specs={specs}
            values={rules.shown}
            settled={rules.settled}
            onChange={(next) => setOptions(rules.set(next))}
          />
        ) : null}
        <div className="new-right">
          <section className="scroll new-sum">
            <BoxLid game={entry} scene={boxOf(game, rules.shown)?.scene} />
            {specs ? (
              <>
                <ForecastLine game={game} options={withDefaults(specs, rules.shown)} people={people} bots={seatedBots} />
                <HourField options={withDefaults(specs, rules.shown)} onHour={setDoneBy} />
              </>
            ) : null}
          </section>
          <div className="new-set">
            {misfit ? (
              <p role="alert" className="misfit">
                {misfit}
              </p>
            ) : null}
            <button type="submit" className="btn big" disabled={busy || misfit !== undefined}>
              {t('ui.lobby.start')}
            </button>
          </div>
        </div>
      </form>
    </Page>
  );
}
