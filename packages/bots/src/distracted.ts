import type { Heuristic } from './heuristic.ts';
import { type Policy, random } from './policy.ts';

/** The bots that do not always think. */
export type Learner = 'novice' | 'easy';

const OF = 1000;

/**
 * Plays as `policy` does, but in some questions without a thought: any answer is then as likely as any other. How often, and
 * where never, is the game's to say (`slips`); a game that says nothing has bots that always think.
 */
export function distracted<S, V>(policy: Policy<S, V>, { slips }: Pick<Heuristic<S, V>, 'slips'>, learner: Learner): Policy<S, V> {
  const share = Math.round((slips?.[learner] ?? 0) * OF);
  if (share === 0) return policy;
  const anyAnswer = random as unknown as Policy<S, V>;
  return (knowledge, chance, budget) => {
    const { question } = knowledge;
    const { kind, options } = question;
    const absent = options.length > 1 && (slips?.in?.includes(kind) ?? true) && chance.below(OF) < share;
    if (!absent) return policy(knowledge, chance, budget);
    const { never } = slips!;
    const left = never ? options.filter((option) => !never(option, kind)) : options;
    return left.length === 0
      ? policy(knowledge, chance, budget)
      : anyAnswer({ ...knowledge, question: { ...question, options: left } }, chance, budget);
  };
}
