import type { NewMatch, OwnLength } from '@questhall/protocol';
import { ApiFailure, api } from '../net/api.ts';
import { useLoad } from '../ui/use-load.ts';
import type { Forecast } from './measured.ts';

type Options = NonNullable<NewMatch['options']>;

let asked: Promise<OwnLength[]> | undefined;
const NONE: readonly OwnLength[] = [];

/** Asked once a page; where no server is there, whoever asks next tries again. */
function ask(): Promise<OwnLength[]> {
  asked ??= api.lengths();
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}

/** How long matches took on this server; none until that is here, and where there is no server. */
export function useOwnLengths(): readonly OwnLength[] {
  const load = useLoad(ask, '');
  const silent = load.state !== 'failed' || (load.error instanceof ApiFailure && load.error.code === 'offline');
  if (!silent) console.error('how long matches took here cannot be read', load.error);
  return load.state === 'here' ? load.value : NONE;
}

/** Minutes of matches of this server, and of how many. */
export interface OwnForecast extends Forecast {
  matches: number;
}

/**
 * How long such matches took on this server; undefined where too few have ended. `options` need not name what is as by default.
 */
export function ownForecastOf(
  lengths: readonly OwnLength[],
  game: string,
  options: Options,
  people: number,
  bots: number,
): OwnForecast | undefined {
  const found = lengths.find(
    (one) =>
      one.game === game &&
      one.people === people &&
      one.bots === bots &&
      Object.entries(options).every(([id, value]) => one.options[id] === value) &&
      one.changed.every((id) => id in options),
  );
  return found && { low: found.low / 60, median: found.median / 60, high: found.high / 60, matches: found.matches };
}
