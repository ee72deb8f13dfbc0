import type { Choice, DecisionView } from '@questhall/kernel';
import { type Asking, isSentAtOnce } from './use-answer.ts';

/**
 * How often a person touches the table to give this answer, by the grammar of the decision bar: a cheap answer once, a dear
 * one twice, each of several once and then the button; what goes by itself costs nothing.
 */
export function tapsOf(decision: DecisionView, choice: Choice, asking: Asking): number {
  if (decision.sole !== undefined) return 0;
  if (decision.choose) return (typeof choice === 'string' ? 1 : choice.length) + 1;
  const option = decision.options.find(({ id }) => id === choice);
  return option && isSentAtOnce(option, asking) ? 1 : 2;
}
