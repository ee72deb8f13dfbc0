import { type AnyGame, type AnyState, copyState, type GameEvent, type Told } from '@questhall/kernel';

/*
 * A match that runs while its server gets newer rules goes on by those, its state carried over by a migration. That is one more
 * action of its record, which holds the state as it was carried over: so each stretch can be played again by its own rules
 * (docs/decisions/0040-rules-that-change-under-a-match.md).
 */

/** The `Action.decision` of going on by newer rules; its `choice` is the state that they begin with, as JSON. */
export const RENEWED = -5;

/** What tells of it. */
export interface NewRules extends GameEvent {
  type: 'newRules';
  /** Of the rules from now on. */
  version: number;
}

/** A state that has been carried over to the rules of this game, as their first one; the one before stays as it is. */
export function renewed(game: AnyGame, carried: AnyState): { state: AnyState; told: Told } {
  const state: AnyState = copyState(game, carried);
  state.seq++;
  const event: NewRules = { type: 'newRules', rule: '', version: game.version };
  return { state, told: { event } };
}
