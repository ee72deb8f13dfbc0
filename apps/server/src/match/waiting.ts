import { type AnyGame, type AnyState, deciding } from '@questhall/kernel';
import type { TableInfo } from '@questhall/protocol';
import type { TableRecord, Waiting } from '../store/store.ts';
import { isPaused } from './agreement.ts';
import { reservesOf } from './reserve.ts';

/*
 * Whom a table waits for, as lists say it. It is kept with the match, so that a list needs no rules and no state: of what everybody at
 * the table sees (`deciding`) alone, never of who is really asked (`pending`).
 */

/** Whom a table waits for in this state, where it began at `since`; undefined where it is over. */
export function waitingIn(game: AnyGame, state: AnyState, since: number): Waiting | undefined {
  return state.outcome ? undefined : { seats: deciding(game, state), since };
}

/**
 * The same after a step.
 * @param before how the match was; a question that is still open has been so since then
 * @param at when the step is told
 * @param isNoticed whether everybody notices that something has happened: a secret answer must show in no time
 */
export function waitingAfter(
  game: AnyGame,
  before: { state: AnyState | null; waiting: Waiting | undefined },
  after: AnyState,
  { at, isNoticed }: { at: number; isNoticed: boolean },
): Waiting | undefined {
  const isAnew = after.pending.some(({ id }) => !before.state?.pending.some((d) => d.id === id));
  const since = isAnew && isNoticed ? at : (before.waiting?.since ?? at);
  return waitingIn(game, after, since);
}

/** The part of a table's information that says whom it waits for; nothing where it waits for nobody. */
export function toldWaiting(record: TableRecord): Pick<TableInfo, 'waiting'> {
  const { status, waiting, deadline } = record;
  if (status !== 'running' || isPaused(record) || !waiting || waiting.seats.length === 0) return {};
  return { waiting: { seats: [...waiting.seats], since: waiting.since, until: deadline, ...reservesOf(record) } };
}
