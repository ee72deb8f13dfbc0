import type { NewMatch } from '@questhall/protocol';
import { oneLevelOf } from '../games/editions.ts';
import { usePlayed } from '../settings/settings.ts';
import { useT, useWords } from '../text/words.tsx';
import { listed } from './effect-lines.tsx';
import { forecastOf, rounded, secondsAnAnswer, shareOfRounds, takenFrom, useMeasured } from './measured.ts';
import { ownForecastOf, useOwnLengths } from './own-lengths.ts';
import { spanOf, timeOf } from './time-of.ts';

/** "About 40 to 75 minutes", and for whoever has not played it yet how long a first match takes, for people and bots with these options; of one level where a match goes over many; nothing where that was not measured. Where enough such matches have ended on this server, their own
 * minutes stand there. */
export function ForecastLine({
  game,
  options,
  people,
  bots,
}: {
  game: string;
  /** Every option that the base of a measurement may name, with its value. */
  options: NonNullable<NewMatch['options']>;
  people: number;
  bots: number;
}) {
  const t = useT();
  const { locale } = useWords();
  const measured = useMeasured(game);
  const played = usePlayed(game);
  const own = ownForecastOf(useOwnLengths(), game, options, people, bots);
  const level = own ? undefined : oneLevelOf(game, options);
  const by = level?.options ?? options;
  const forecast = own ?? (measured && forecastOf(measured, by, people, bots));
  if (!forecast) return null;
  const from = own || !measured ? [] : takenFrom(measured, by, people + bots);
  const first = played || !measured ? undefined : forecastOf(measured, by, people, bots, 'first');
  const time = spanOf({ low: rounded(forecast.low), high: rounded(forecast.high) }, t);
  return (
    <p className="forecast" aria-live="polite">
      {level ? t('ui.forecast.level', { time, level: String(level.level) }) : t('ui.forecast', { time })}{' '}
      <span className="hint">
        {own ? t('ui.forecast.here', { matches: own.matches }) : t('ui.forecast.how', { seconds: secondsAnAnswer(game, 'practised') })}{' '}
        {!own && shareOfRounds(game, people, bots) < 1 ? t('ui.forecast.fewer') : null}{' '}
        {from.length > 0 ? t('ui.forecast.from', { seats: listed(from, locale) }) : null}{' '}
        {first ? t('ui.forecast.first', { time: timeOf(rounded(first.median), t) }) : null}
      </span>
    </p>
  );
}
