import type { LookingOn, NewMatch, TalkRule } from '@questhall/protocol';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { seatedFor, settledBySeats } from '../games/editions.ts';
import { GAMES, gameEntry } from '../games/index.ts';
import { api, sessionNamed } from '../net/api.ts';
import { useSettings } from '../settings/settings.ts';
import { TALK_RULES } from '../talk/rules.ts';
import { useT, useWords } from '../text/words.tsx';
import { Choose } from '../ui/choice.tsx';
import { ChooseBot } from '../ui/choose-bot.tsx';
import { attempt } from '../ui/toasts.tsx';
import { useLoad } from '../ui/use-load.ts';
import { optionsOfBox } from './box-options.ts';
import { rulesOfBox } from './box-presets.ts';
import { ChooseLookingOn } from './choose-looking-on.tsx';
import { HouseRules } from './house-rules.tsx';
import { NameField } from './name-field.tsx';
import { ClockField, PaceFields, USUAL_PACE } from './pace-fields.tsx';
import { Page } from './page.tsx';
import { SumUp } from './sum-up.tsx';

const HOST_AND = 1;

/** As many as mostly sit down; a game for fewer has all its seats. */
const USUAL_SEATS = 4;

/** Setting a table for friends: who plays, by which options, with which clock. */
export function NewTable({ game = GAMES[0]?.id ?? '' }: { game?: string | undefined }) {
  const t = useT();
  const { locale } = useWords();
  const settings = useSettings();
  const [, go] = useLocation();
  const search = useSearch();
  const entry = gameEntry(game);
  const games = useLoad(api.games, '');
  const info = games.state === 'here' ? games.value.find((g) => g.id === game) : undefined;
  const [name, setName] = useState(settings.name);
  const [seats, setSeats] = useState(Math.min(USUAL_SEATS, entry?.seats.max ?? 2));
  const [bots, setBots] = useState(0);
  const [level, setLevel] = useState(settings.last.level);
  const [pace, setPace] = useState(USUAL_PACE);
  const [talk, setTalk] = useState<TalkRule>('free');
  const [listed, setListed] = useState(false);
  const [lookingOn, setLookingOn] = useState<LookingOn>('link');
  const [options, setOptions] = useState<NonNullable<NewMatch['options']>>(() => ({
    ...rulesOfBox(game, search),
    ...optionsOfBox(game, search),
  }));
  const [doneBy, setDoneBy] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  if (!entry) return null;
  const rules = settledBySeats(game, options, seats);
  const mostBots = seats - HOST_AND;
  const company = { people: seats - Math.min(bots, mostBots), bots: Math.min(bots, mostBots) };
  const misfit = entry.misfit?.(seatedFor(game, options, seats), seats)?.[locale];

  async function set() {
    setBusy(true);
    const table = await attempt(async () => {
      await sessionNamed(name.trim());
      return api.newMatch({
        game,
        seats,
        options: seatedFor(game, options, seats),
        ...pace,
        ...(doneBy === null ? {} : { doneBy }),
        talk,
        listed,
        lookingOn,
        bots: Array(company.bots).fill(level),
      });
    });
    setBusy(false);
    if (!table) return;
    settings.set({ name: name.trim() });
    go(`/t/${table.code}`);
  }

  return (
    <Page>
      <form
        className="new-table"
        onSubmit={(e) => {
          e.preventDefault();
          void set();
        }}
      >
        {info ? (
          <HouseRules
            game={game}
            specs={info.options}
            values={rules.shown}
            settled={rules.settled}
            company={company}
            heading={
              <h1 className="lobby-title">
                {t('ui.new.title')}
                <small>{entry.title}</small>
              </h1>
            }
            onChange={(next) => setOptions(rules.set(next))}
          />
        ) : null}
        <section className="scroll new-who">
          <h2>{t('ui.new.who')}</h2>
          <NameField value={name} onChange={setName} required />
          <Choose
            label={t('ui.new.seats')}
            value={seats}
            values={Array.from({ length: entry.seats.max - entry.seats.min + 1 }, (_, i) => entry.seats.min + i)}
            words={String}
            onChange={setSeats}
          />
          <Choose
            label={t('ui.new.bots')}
            value={company.bots}
            values={Array.from({ length: mostBots + 1 }, (_, i) => i)}
            words={String}
            onChange={setBots}
            note={t('ui.new.bots.note')}
          />
          {company.bots > 0 ? <ChooseBot label={t('ui.level')} value={level} onChange={setLevel} /> : null}
          <ClockField value={pace} onChange={setPace} />
          <Choose<boolean>
            label={t('ui.new.listed')}
            value={listed}
            values={[false, true]}
            words={(v) => t(v ? 'ui.new.listed.yes' : 'ui.new.listed.no')}
            onChange={setListed}
          />
          <ChooseLookingOn value={lookingOn} onChange={setLookingOn} />
          <details className="all-rules">
            <summary>{t('ui.new.more')}</summary>
            <PaceFields value={pace} onChange={setPace} />
            <Choose<TalkRule>
              label={t('ui.talk.rule')}
              value={talk}
              values={TALK_RULES}
              words={(rule) => t(`ui.talk.rule.${rule}`)}
              onChange={setTalk}
              note={t('ui.talk.rule.note')}
            />
          </details>
        </section>
        <div className="new-right">
          {info ? (
            <SumUp
              game={entry}
              search={search}
              specs={info.options}
              options={rules.shown}
              {...company}
              level={level}
              clock={pace.clock}
              listed={listed}
              lookingOn={lookingOn}
              doneBy={doneBy}
              onHour={setDoneBy}
            />
          ) : null}
          <div className="new-set">
            {misfit ? (
              <p role="alert" className="misfit">
                {misfit}
              </p>
            ) : null}
            <button type="submit" className="btn big" disabled={busy || misfit !== undefined}>
              {t('ui.new.set')}
            </button>
          </div>
        </div>
      </form>
    </Page>
  );
}
