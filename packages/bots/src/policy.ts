import type { AnyState, Chance, Choice } from '@questhall/kernel';
import type { Knowledge, Question } from './knowledge.ts';

/** How much a policy may think about one decision. Whichever ends first counts; a policy may need less. */
export interface Budget {
  readonly ms?: number;
  /** Playouts. Alone, it makes the choice depend on knowledge and chance only: the same on every machine. */
  readonly iterations?: number;
}

/** What a search may think where nothing is said: strong, and quick enough for a table of people. */
export const USUAL_BUDGET: Budget = { ms: 250 };

/** From what a seat may know to a choice. Chance is the bot's own, never the match's. */
export type Policy<S = AnyState, V = unknown> = (knowledge: Knowledge<S, V>, chance: Chance, budget: Budget) => Choice;

/** Every legal answer equally likely (NW-20.7 a). */
export const random: Policy = ({ question }, chance) =>
  answerBy(
    question,
    question.options.map(() => 1),
    chance,
  );

/**
 * An answer drawn by weight; where the question asks for several options, they are drawn one by one without
 * putting back, as many as the question's least number (or, between least and most, evenly).
 */
export function answerBy(question: Question, weights: readonly number[], chance: Chance): Choice {
  const { options, choose } = question;
  if (!choose) return options[draw(weights, chance)]!;
  const count = choose.min + chance.below(choose.max - choose.min + 1);
  const left = [...weights];
  const chosen: string[] = [];
  while (chosen.length < count) {
    const at = draw(left, chance, options.length - chosen.length);
    chosen.push(options[at]!);
    left[at] = -1; // never again, also where only options without weight are left
  }
  return chosen;
}

const FINE = 2 ** 30;

/** An index, each as likely as its weight says; negative weights are out. Where no weight is positive: evenly among the rest. */
export function draw(weights: ArrayLike<number>, chance: Chance, among = weights.length): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) if (weights[i]! > 0) total += weights[i]!;
  if (total <= 0) {
    let nth = chance.below(among);
    return Array.from(weights).findIndex((w) => w >= 0 && nth-- === 0);
  }
  let at = (chance.below(FINE) / FINE) * total;
  let last = 0;
  for (let i = 0; i < weights.length; i++) {
    const w = weights[i]!;
    if (w <= 0) continue;
    last = i;
    if (at < w) return i;
    at -= w;
  }
  return last; // rounding ate the last sliver
}
