import { type AnyGame, type AnyState, copyState, type GameEvent, IllegalAction, type Seat, type Told } from '@questhall/kernel';
import { restored } from './back.ts';

/*
 * Going back by agreement: to a state of before, whatever was shown since. As any taking back it is one more action, and
 * nothing is cut off; what is drawn from there is drawn anew (docs/decisions/0030-agreements.md).
 */

/** The `Action.decision` of going back by agreement; its `choice` is the `seq` of the state from which the match goes on. */
export const REWIND = -3;

/** Nobody goes back further than so many actions: a check of the record keeps as many states. */
export const FURTHEST = 256;

/** What tells of it. */
export interface Rewound extends GameEvent {
  type: 'takenBack';
  /** Who asked for it. */
  seat: Seat;
  lines: 0;
  /** Lines of this moment and later count no more, in milliseconds since 1970. */
  since: number;
}

/** The match goes on from an earlier state. */
export function rewound<S extends AnyState>(now: S, before: S, seat: Seat, since: number): { state: S; told: Told } {
  const event: Rewound = { type: 'takenBack', rule: '', seat, lines: 0, since };
  return { state: restored(now, before), told: { event } };
}

/** The states of a match that is played again from its record, as far as somebody could go back to them. */
export class KeptStates {
  readonly #game: AnyGame;
  readonly #states = new Map<number, { state: AnyState; at: number }>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** After the start, and after each action. @param at when it was done, in milliseconds since 1970 */
  add(s: AnyState, at: number): void {
    this.#states.set(s.seq, { state: copyState(this.#game, s), at });
    this.#states.delete(s.seq - FURTHEST - 1);
  }

  /**
   * @param choice the `seq` of the state, as the record has it
   * @throws IllegalAction ('over'; 'stale' where there is no such state, or it is too long ago)
   */
  back(now: AnyState, seat: Seat, choice: unknown): { state: AnyState; told: Told } {
    if (now.outcome) throw new IllegalAction('over', 'the match is over');
    const before = typeof choice === 'string' && /^\d+$/.test(choice) ? this.#states.get(Number(choice))?.state : undefined;
    if (!before || before.seq >= now.seq) throw new IllegalAction('stale', `there is no state ${String(choice)} to go back to`);
    const since = this.#states.get(before.seq + 1)?.at ?? 0;
    return rewound(now, copyState(this.#game, before), seat, since);
  }
}
