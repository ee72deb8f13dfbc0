import type { Heuristic, Manner } from './heuristic.ts';
import type { Knowledge } from './knowledge.ts';
import { answerBy, type Policy } from './policy.ts';

/** Chooses by the game's own weights, from the view alone (NW-20.7 b, NW-20.10). Mixes as far as the weights do. */
export function greedy<S, V>(heuristic: Heuristic<S, V>, manner: Manner): Policy<S, V> {
  return (knowledge, chance) => {
    const { question } = knowledge;
    const { options, choose } = question;
    if (options.length === 1 && !choose) return options[0]!;
    const weights = weighed(heuristic, knowledge, manner);
    if (!choose || choose.min === choose.max) return answerBy(question, weights, chance);
    return heaviest(options, weights, choose.min, choose.max);
  };
}

/** The heuristic's weights: by a glance where the game offers one, else from the view. */
export function weighed<S, V>(heuristic: Heuristic<S, V>, knowledge: Knowledge<S, V>, manner: Manner): number[] {
  const { question } = knowledge;
  const glance = heuristic.weighGlance && knowledge.glance;
  return glance ? heuristic.weighGlance!(glance, question, manner) : heuristic.weigh(knowledge.view, question, manner);
}

/** Every option with a weight, heaviest first, at least `min` and at most `max` of them. */
function heaviest(options: readonly string[], weights: readonly number[], min: number, max: number): string[] {
  const order = options.map((_, at) => at).sort((a, b) => weights[b]! - weights[a]!);
  return order.filter((at, i) => i < min || (i < max && weights[at]! > 0)).map((at) => options[at]!);
}
