import { type AnyGame, type AnyState, copyState, type GameEvent, IllegalAction, type Seat, type Told } from '@questhall/kernel';

/*
 * A table that wants to be done by an hour gets a last round while it plays: which one follows from how fast it was. Naming it is
 * one more action, so that a record leads to the same end without a clock (docs/decisions/0034-done-by-an-hour.md).
 */

/** The `Action.decision` of naming the last round; its `choice` is the round's number. */
export const LAST_ROUND = -4;

/** The hour by which a table wants to be done, and what is known of its pace. */
export interface Hour {
  at: number;
  /** Since when rounds are counted, in milliseconds since 1970; a pause moves it on. Null: not begun. */
  from: number | null;
  /** The round that was looked at last. */
  seen: number;
  /** The last round, once it was named. */
  last: number | null;
}

/** The hour of a table that has not begun. */
export const hourAt = (at: number): Hour => ({ at, from: null, seen: 0, last: null });

/** A round is named when no more than so many lie ahead. */
const NEAR = 3;

/**
 * What is to be remembered when this round has begun, and the round to be named as the last one, if any; undefined where the round
 * was looked at before.
 */
export function hourAfter(hour: Hour, round: number, now: number): { hour: Hour; name: number | null } | undefined {
  if (round === hour.seen) return undefined;
  if (hour.from === null) return { hour: { ...hour, from: now, seen: round }, name: null };
  const next = { ...hour, seen: round };
  // Gone back to an earlier round: what is known of the pace stays.
  if (round < hour.seen || round < 2) return { hour: next, name: null };
  const pace = Math.max(1, (now - hour.from) / (round - 1));
  // As many rounds as end nearest to the hour, this one in any case.
  const last = round + Math.max(1, Math.round((hour.at - now) / pace)) - 1;
  const name = last !== hour.last && (hour.last !== null || last - round < NEAR) ? last : null;
  return { hour: name === null ? next : { ...next, last: name }, name };
}

/** What tells of it. */
export interface LastRound extends GameEvent {
  type: 'lastRound';
  round: number;
}

/**
 * The state after the last round was named; the one before stays as it is.
 * @throws IllegalAction ('over', or 'not-an-option' for a round that is over, and in a match that has none)
 */
export function lastRoundNamed(game: AnyGame, now: AnyState, _seat: Seat, choice: unknown): { state: AnyState; told: Told } {
  if (now.outcome) throw new IllegalAction('over', 'the match is over');
  const current = game.rounds?.now(now) ?? null;
  const round = typeof choice === 'string' && /^\d{1,6}$/.test(choice) ? Number(choice) : Number.NaN;
  if (current === null || !(round >= current))
    throw new IllegalAction('not-an-option', `round ${JSON.stringify(choice)} cannot be the last one of this match`);
  const state: AnyState = copyState(game, now);
  state.seq++;
  game.rounds!.limit(state, round);
  const event: LastRound = { type: 'lastRound', rule: '', round };
  return { state, told: { event } };
}
