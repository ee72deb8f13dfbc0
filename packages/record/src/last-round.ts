import { type AnyGame, type AnyState, copyState, type GameEvent, IllegalAction, type Seat, type Told } from '@questhall/kernel';

/*
 * A table that wants to be done by an hour gets a last round while it plays: which one follows from how fast it was. Naming it is
 * one more action, so that a record leads to the same end without a clock (docs/decisions/0034-done-by-an-hour.md).
 */

/** The `Action.decision` of naming the last round; its `choice` is the round's number. */
export const LAST_ROUND = -4;

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
