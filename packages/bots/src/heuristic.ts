import type { AnyState, Chance, Choice, Decision, Seat } from '@questhall/kernel';
import type { Question } from './knowledge.ts';
import type { SearchSettings } from './search/settings.ts';
import type { Count } from './search/tally.ts';

/** How a bot that goes by weights is meant to play: how well, or with which temper. */
export type Manner = 'easy' | 'normal' | 'cautious' | 'covetous' | 'aggressive';

/** What a game tells its bots about good play. It belongs to the game; the policies here use it. */
export interface Heuristic<S = AnyState, V = unknown> {
  /**
   * One weight for each option of the question, in order; an option of weight 0 is not worth a thought. Where the number
   * of options to name is open, those with a weight are named, heaviest first. From the view alone.
   */
  weigh(view: V, question: Question, manner: Manner): number[];
  /** For a game that offers a glance: the same weights from it that `weigh` gives from the view. */
  weighGlance?(glance: S, question: Question, manner: Manner): number[];
  /** The fast policy of playouts, on a state that is already a sample. Uses only what `d.seat` would know there. */
  playout(s: S, d: Decision, chance: Chance): Choice;
  /** What a cut-off playout is worth to each seat: chances of winning, adding up to 1. */
  value(s: S): number[];
  /** How far the match has come, in the unit in which playouts are cut off (rounds). */
  age(s: S): number;
  /**
   * Which options a search compares, weights as in `weighGlance`, the one that it would take without thinking heaviest: for a game
   * whose weights name one option only, or whose search goes by a taste of its own. Fewer than two: there is nothing to think about.
   */
  consider?(glance: S, question: Question): number[];
  /** What a thinking bot goes by instead of thinking, from the view alone; undefined where it shall think. */
  mix?(view: V, question: Question): number[] | undefined;
  /** What the end is worth to each seat, where it is not shared among winners: a game that people can lose together. */
  prize?(s: S): number[];
  /**
   * What a hint may name as a reason: things that people count. `count`: how many of each a seat has in a sample; `worth`: what one more
   * of each adds to the logarithm of its odds, roughly, below 0 where fewer are better. Where this is left out hints give no reasons.
   */
  reasons?: { readonly worth: Count; count(s: S, seat: Seat): Count };
  /** By how many seats a chance to win is shared in `value` and `prize`, where it is theirs together; 1 where this is left out. */
  sharers?(s: S, seat: Seat): number;
  /**
   * In which share of questions a weaker bot does not think and answers anything. `in`: the kinds of question in which it may
   * happen, where some answers bind others or the whole match; without it in all. `never`: what nobody does by mistake, such as a
   * blow against a companion.
   */
  slips?: {
    readonly novice: number;
    readonly easy: number;
    readonly in?: readonly string[];
    readonly never?: (option: string, kind: string) => boolean;
  };
  /** How a search should be set for this game, where the usual is not right. */
  search?: Partial<SearchSettings>;
  /**
   * Makes a fresh sample fit for thinking about it as `seat`: puts the question back to the seats that have already
   * answered it in secret (the sample holds made-up answers, and a search thinks for all), and drops what the table
   * allows but no sensible player would have brought about.
   */
  prepare?(s: S, seat: Seat, chance: Chance): void;
}
