import type { AnyGame, AnyState } from '@questhall/kernel';
import { type Hour, hourAfter, hourAt } from '@questhall/record';
import { ApiFailure } from '../failure.ts';
import type { MatchRecord } from '../store/store.ts';
import { NOTHING_AGREED } from './agreement.ts';

/*
 * The hour by which a table wants to be done. Its last round is reckoned anew whenever a round begins, by how long rounds took so
 * far, and named once it is near (docs/decisions/0034-done-by-an-hour.md).
 */

/** Nobody sets a table for an hour farther off: longer matches have a pace, not an evening. */
const FARTHEST_MS = 24 * 3600_000;

/**
 * The record with the hour that its table wants, or with none.
 * @throws ApiFailure ('bad-option') where it lies behind, or farther off than a day, and where rounds of the game are not counted
 */
export function withHour(
  game: AnyGame,
  { agreement }: Pick<MatchRecord, 'agreement'>,
  at: number | null,
  now: number,
): Pick<MatchRecord, 'agreement'> {
  if (at === null) {
    const { hour: _, ...rest } = agreement ?? NOTHING_AGREED;
    return { agreement: rest };
  }
  const fits = game.rounds !== undefined && at > now && at - now <= FARTHEST_MS;
  if (!fits) throw new ApiFailure('bad-option', 'a table is done by an hour within the next day', { option: 'doneBy' });
  return { agreement: { ...(agreement ?? NOTHING_AGREED), hour: hourAt(at) } };
}

/**
 * What is to be remembered, and the round to be named as the last one, after the match has come to this state; undefined where
 * nothing is to be done.
 */
export function reckoned(
  game: AnyGame,
  { agreement, status }: MatchRecord,
  s: AnyState,
  now: number,
): { hour: Hour; name: number | null } | undefined {
  const hour = agreement?.hour;
  const round = game.rounds?.now(s) ?? null;
  return !hour || round === null || status !== 'running' ? undefined : hourAfter(hour, round, now);
}
