/** Whom an effect concerns: the wizard whose card it is, or the one at whom it is aimed. */
export type Who = 'you' | 'other';

/** Everything that a card of the duel can do. A new verb needs a function, a text and five sentence patterns. */
export type Effect =
  | { do: 'loseLives'; who: Who; amount: number }
  | { do: 'gainLives'; who: Who; amount: number }
  | { do: 'draw'; who: Who; count: number }
  | { do: 'discard'; who: Who; count: number }
  | { do: 'roll'; atLeast: number; effect: Effect }
  | { do: 'stop' }
  | { do: 'redirect' };

export type Verb = Effect['do'];
export type ChangeType = 'cast' | 'loseLives';

/**
 * A spell is cast in its owner's turn; an answer, when somebody else casts or its owner would lose lives; a charm is
 * cast, stays, and then takes part when its owner loses lives.
 */
export type Card =
  | { kind: 'spell'; effects: readonly Effect[] }
  | { kind: 'answer'; to: ChangeType; effects: readonly Effect[] }
  | { kind: 'charm'; when: 'instead' | 'after'; effects: readonly Effect[] };

export const spell = (...effects: Effect[]): Card => ({ kind: 'spell', effects });
export const answer = (to: ChangeType, ...effects: Effect[]): Card => ({ kind: 'answer', to, effects });
export const charm = (when: 'instead' | 'after', ...effects: Effect[]): Card => ({ kind: 'charm', when, effects });

export const loseLives = (who: Who, amount: number): Effect => ({ do: 'loseLives', who, amount });
export const gainLives = (who: Who, amount: number): Effect => ({ do: 'gainLives', who, amount });
export const draw = (who: Who, count: number): Effect => ({ do: 'draw', who, count });
export const discard = (who: Who, count: number): Effect => ({ do: 'discard', who, count });
export const roll = (atLeast: number, effect: Effect): Effect => ({ do: 'roll', atLeast, effect });
export const stop: Effect = { do: 'stop' };
export const redirect: Effect = { do: 'redirect' };
