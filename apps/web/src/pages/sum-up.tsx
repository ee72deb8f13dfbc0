import type { OptionSpec } from '@questhall/kernel';
import type { BotLevel, LookingOn, NewMatch } from '@questhall/protocol';
import type { GameEntry } from '../games/contract.ts';
import { editionIn, offered } from '../games/editions.ts';
import { BOXES } from '../games/index.ts';
import { HourField } from '../measured/done-by-field.tsx';
import { listed } from '../measured/effect-lines.tsx';
import { Hill } from '../measured/hill.tsx';
import { secondsAnAnswer, useMeasured } from '../measured/measured.ts';
import { useOwnLengths } from '../measured/own-lengths.ts';
import { spanOf, timeOf } from '../measured/time-of.ts';
import { usePlayed } from '../settings/settings.ts';
import { clockWords } from '../table/option-list.tsx';
import { WhatDiffers } from '../table/what-differs.tsx';
import { hourOf } from '../text/day.ts';
import { useT, useWords } from '../text/words.tsx';
import { BoxLid } from './box-lid.tsx';
import { minutesOf } from './length.ts';
import { presetIn, presetsOf, withDefaults } from './presets.ts';

/** The paper beside a table that is being set: how long it will last, and in one sentence what will be played. */
export function SumUp({
  game,
  search,
  specs,
  options,
  people,
  bots,
  level,
  clock,
  listed,
  lookingOn,
  doneBy,
  onHour,
}: {
  game: GameEntry;
  /** What stands behind the address, which names the box that one comes from. */
  search: string;
  specs: readonly OptionSpec[];
  options: NonNullable<NewMatch['options']>;
  people: number;
  bots: number;
  level: BotLevel;
  clock: number | null;
  listed: boolean;
  lookingOn: LookingOn;
  /** When the table wants to be done, in milliseconds since 1970; null: never mind. */
  doneBy: number | null;
  onHour: (at: number | null) => void;
}) {
  const t = useT();
  const { locale } = useWords();
  const measured = useMeasured(game.id);
  const own = useOwnLengths();
  const minutes = measured ? minutesOf({ measured, own, specs, people, bots }, options) : undefined;
  const box = BOXES.find((one) => one.game.id === game.id && one.box.id === new URLSearchParams(search).get('box'))?.box;
  const shown = offered(game.id, specs, options);
  const way = presetIn(options, presetsOf(game.id), shown)?.name[locale] ?? t('ui.presets.own');
  const edition = editionIn(game.id, options)?.name[locale];
  const all = withDefaults(specs, options);
  return (
    <section className="scroll new-sum">
      <BoxLid game={game} scene={box?.scene} />
      <h2>{t('ui.sum.long')}</h2>
      <Long game={game.id} minutes={minutes} seats={people + bots} />
      <HourField options={all} onHour={onHour} />
      <h2>{t('ui.sum.title')}</h2>
      <div aria-live="polite">
        <p>
          {t('ui.sum', {
            game: edition ? `${game.title}, ${edition}` : game.title,
            way,
            seats: people + bots,
            people,
            bots,
            face: t(`ui.face.${level}`),
          })}{' '}
          {clockWords(clock, t, locale)} {doneBy === null ? null : `${t('ui.doneBy.is', { clock: hourOf(doneBy, locale) })} `}
          {t(listed ? 'ui.sum.hall' : 'ui.sum.link')}
          {lookingOn === 'players' ? ` ${t('ui.lookingOn.is')}` : null}
        </p>
        <WhatDiffers game={game.id} specs={specs} options={all} />
      </div>
    </section>
  );
}

/** Minutes in the middle, large, over the hill of how long matches last; that it was not measured, where it was not. */
function Long({ game, minutes, seats }: { game: string; minutes: ReturnType<typeof minutesOf>; seats: number }) {
  const t = useT();
  const { locale } = useWords();
  const played = usePlayed(game);
  if (!minutes) return <p className="hint">{t('ui.sum.unknown', { seats })}</p>;
  const time = timeOf(minutes.median, t);
  return (
    <div aria-live="polite">
      <p className="sum-minutes">
        {minutes.level === undefined ? t('ui.sum.minutes', { time }) : t('ui.sum.level', { level: String(minutes.level), time })}
      </p>
      <Hill {...minutes.exactly} />
      <p className="hint">
        {t('ui.sum.range', { time: spanOf(minutes, t) })}{' '}
        {minutes.matches === undefined
          ? t('ui.forecast.how', { seconds: secondsAnAnswer(game, 'practised') })
          : t('ui.forecast.here', { matches: minutes.matches })}{' '}
        {played || minutes.first === undefined ? null : t('ui.forecast.first', { time: timeOf(minutes.first, t) })}{' '}
        {minutes.from.length > 0 ? t('ui.forecast.from', { seats: listed(minutes.from, locale) }) : null}{' '}
        {minutes.guess ? t('ui.sum.guess') : null}
      </p>
    </div>
  );
}
