import type { AnyState, Chance, Choice, Decision, Seat } from '@questhall/kernel';
import type { Question } from './knowledge.ts';

/** How well a greedy bot is meant to play. */
export type Manner = 'easy' | 'normal';

/** What a game tells its bots about good play. It belongs to the game; the policies here use it. */
export interface Heuristic<S = AnyState, V = unknown> {
  /** One weight for each option of the question, in order; an option of weight 0 is not worth a thought. From the view alone. */
  weigh(view: V, question: Question, manner: Manner): number[];
  /** The fast policy of playouts, on a state that is already a sample. Uses only what `d.seat` would know there. */
  playout(s: S, d: Decision, chance: Chance): Choice;
  /** What a cut-off playout is worth to each seat: chances of winning, adding up to 1. */
  value(s: S): number[];
  /** How far the match has come, in the unit in which playouts are cut off (rounds). */
  age(s: S): number;
  /**
   * Puts the question back to the seats that have already answered it in secret, so that a search can think for
   * them. For games with simultaneous decisions; a sample holds made-up answers there.
   */
  reopen?(s: S, seat: Seat): void;
}
