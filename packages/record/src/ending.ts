import {
  type AnyGame,
  type AnyState,
  copyState,
  type GameEvent,
  IllegalAction,
  type Outcome,
  type Seat,
  type Told,
} from '@questhall/kernel';

/*
 * A match that its table ends before the rules do: as a draw, or as everybody stands. It is one more action, the last, from
 * which nothing goes on. Server and check of a record decide by the same function (docs/decisions/0030-agreements.md).
 */

/** The `Action.decision` of an end before the rules' own; its `choice` is one of `ENDINGS`. */
export const END = -2;

/** How a table may end a match: nobody has won, or whoever is ahead has. */
export const ENDINGS = ['draw', 'standing'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The reason of such an outcome, for every game's texts. */
export const AGREED = 'agreed';

/** What tells of it. */
export interface EndedEarly extends GameEvent {
  type: 'endedEarly';
  /** Who proposed it. */
  seat: Seat;
  way: Ending;
}

/** The ways in which a match of this game can be ended: who is ahead not every game can say. */
export function endingsOf(game: AnyGame): Ending[] {
  return game.standing ? [...ENDINGS] : ['draw'];
}

/**
 * The state after a table has ended the match; the one before stays as it is.
 * @throws IllegalAction ('over', or 'not-an-option' for a way that this game does not know)
 */
export function ended(game: AnyGame, now: AnyState, seat: Seat, choice: unknown): { state: AnyState; told: Told } {
  if (now.outcome) throw new IllegalAction('over', 'the match is over');
  const way = endingsOf(game).find((one) => one === choice);
  if (way === undefined) throw new IllegalAction('not-an-option', `a match of ${game.id} is not ended by ${JSON.stringify(choice)}`);
  const state: AnyState = copyState(game, now);
  state.seq++;
  state.stack.length = 0;
  state.pending.length = 0;
  state.outcome = outcomeOf(game, now, way);
  const event: EndedEarly = { type: 'endedEarly', rule: '', seat, way };
  return { state, told: { event } };
}

function outcomeOf(game: AnyGame, s: AnyState, way: Ending): Outcome {
  const all = Array.from({ length: s.seats }, (_, seat) => seat);
  const draw = { winners: [], ranking: [all], rule: '' };
  return { ...(way === 'standing' ? game.standing!(s) : draw), reason: AGREED };
}
