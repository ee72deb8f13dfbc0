import type { MeasuredRules, NewMatch } from '@questhall/protocol';
import { roundsOf } from './measured.ts';

type Options = NonNullable<NewMatch['options']>;

/** The option by which every game may be ended after a round: whoever leads then has won, or the level is lost. */
export const LAST_ROUND = 'roundLimit';

/** Minutes from now until the clock next shows this time ("22:30"); undefined for what is no time. */
export function minutesUntil(clock: string, now: Date): number | undefined {
  const [hours, minutes] = /^(\d\d):(\d\d)$/.exec(clock)?.slice(1).map(Number) ?? [];
  if (hours === undefined || minutes === undefined || hours > 23 || minutes > 59) return undefined;
  const then = new Date(now);
  then.setHours(hours, minutes, 0, 0);
  if (then <= now) then.setDate(then.getDate() + 1);
  return (then.getTime() - now.getTime()) / 60_000;
}

/**
 * The last round with which a match is over by then, at the pace by which its length is forecast; at least the first one.
 * Undefined where matches with as many seats were not measured.
 */
export function lastRoundWithin(
  measured: MeasuredRules,
  options: Options,
  { people, bots }: { people: number; bots: number },
  minutes: number,
): { round: number; usual: number } | undefined {
  const found = roundsOf(measured, { ...options, [LAST_ROUND]: 0 }, people, bots);
  if (!found) return undefined;
  // Talisman's matches are measured in turns: a round has one of everybody.
  const each = measured.unit === 'turns' ? people + bots : 1;
  return { round: Math.max(1, Math.floor((minutes * 60) / (found.seconds * each))), usual: Math.ceil(found.mean / each) };
}

/** The options with this last round; with null as the game has it by default. */
export function withLastRound(options: Options, round: number | null): Options {
  const { [LAST_ROUND]: _, ...others } = options;
  return round === null ? others : { ...others, [LAST_ROUND]: round };
}
