import type { Heuristic, Manner } from './heuristic.ts';
import { answerBy, type Policy } from './policy.ts';

/** Chooses by the game's own weights, from the view alone (NW-20.7 b, NW-20.10). Mixes as far as the weights do. */
export function greedy<S, V>(heuristic: Heuristic<S, V>, manner: Manner): Policy<S, V> {
  return ({ view, question }, chance) =>
    question.options.length === 1 && !question.choose
      ? question.options[0]!
      : answerBy(question, heuristic.weigh(view, question, manner), chance);
}
