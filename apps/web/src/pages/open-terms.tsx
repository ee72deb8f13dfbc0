import type { TableInfo } from '@questhall/protocol';
import { isWhat, offered, oneLevelOf } from '../games/editions.ts';
import { forecastOf, rounded, useMeasured } from '../measured/measured.ts';
import { ownForecastOf, useOwnLengths } from '../measured/own-lengths.ts';
import { spanOf } from '../measured/time-of.ts';
import { api } from '../net/api.ts';
import { useT } from '../text/words.tsx';
import { useLoad } from '../ui/use-load.ts';

/** What is played at a table that waits for people, and how long that takes: read before one sits down. */
export function OpenTerms({ match: { game, options, seats, lookingOn } }: { match: TableInfo }) {
  const t = useT();
  const games = useLoad(api.games, '');
  const measured = useMeasured(game);
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const people = seats.length - bots;
  const own = ownForecastOf(useOwnLengths(), game, options, people, bots);
  const level = own ? undefined : oneLevelOf(game, options);
  const forecast = own ?? (measured ? forecastOf(measured, level?.options ?? options, people, bots) : undefined);
  const specs = games.state === 'here' ? games.value.find(({ id }) => id === game)?.options : undefined;
  const differ = specs
    ? offered(game, specs, options).filter(({ id, byDefault }) => !isWhat(id) && (options[id] ?? byDefault) !== byDefault).length
    : undefined;
  const time = forecast && spanOf({ low: rounded(forecast.low), high: rounded(forecast.high) }, t);
  return (
    <span className="hint open-terms">
      {differ === undefined ? null : differ === 0 ? t('ui.options.standard') : `${t('ui.sum.differs', { count: differ })}.`}{' '}
      {time && level ? t('ui.forecast.level', { time, level: String(level.level) }) : time ? t('ui.forecast', { time }) : null}
      {lookingOn === 'players' ? ` ${t('ui.lookingOn.is')}` : null}
    </span>
  );
}
