import type { AnyGame, AnyState, Chance, Choice } from '@questhall/kernel';
import { greedy } from './greedy.ts';
import type { Heuristic } from './heuristic.ts';
import type { Knowledge } from './knowledge.ts';
import type { Budget } from './policy.ts';
import { allowance, answer, type Mind, playout } from './search/playout.ts';
import { reckon } from './search/search.ts';
import { SETTINGS } from './search/settings.ts';
import { mean, noise } from './search/single.ts';

/** What a bot would answer, with what it has reckoned: numbers from 0 to 1. */
export interface Hint {
  choice: string | string[];
  /**
   * What the numbers are: `playouts`, chances to win after the best option and after the next; `mix`, how often either is
   * chosen where everybody chooses at once; `habit`, the chance to win after what the game's rules of thumb say, without
   * another option looked at; `only`, there is one answer.
   */
  by: 'playouts' | 'mix' | 'habit' | 'only';
  /** Null where too few playouts came to be. */
  best: number | null;
  next: { choice: string; worth: number; sure: boolean } | null;
}

/** Below so many standard errors a difference may be chance. */
const SURE = 2;

/**
 * What a bot that thinks would answer to this question, and why. From what the seat knows alone: knowledge that agrees,
 * the same `chance` and a budget of playouts give the same hint, whatever is true.
 */
export function hint<S, V>(game: AnyGame, heuristic: Heuristic<S, V>, knowledge: Knowledge<S, V>, chance: Chance, budget: Budget): Hint {
  const { question, seat } = knowledge;
  const found = reckon(game, heuristic, knowledge, chance, budget);
  if (found.by === 'only') return { choice: question.options[0]!, by: 'only', best: null, next: null };
  const share = heuristic.sharers?.(knowledge.sample(chance), seat) ?? 1;
  if (found.by === 'playouts') {
    const { best, next } = found;
    const ahead = next ? mean(best) - mean(next) : 0;
    return {
      choice: best.id,
      by: 'playouts',
      best: best.count > 0 ? mean(best) * share : null,
      next: next
        ? { choice: next.id, worth: mean(next) * share, sure: ahead > 0 && ahead >= SURE * Math.sqrt(noise(best) + noise(next)) }
        : null,
    };
  }
  if (found.by === 'mix') {
    const total = found.weights.reduce((sum, w) => sum + Math.max(0, w), 0);
    const order = question.options
      .map((id, at) => ({ id, share: Math.max(0, found.weights[at]!) / total }))
      .sort((a, b) => b.share - a.share);
    const [first, second] = order as [(typeof order)[0], (typeof order)[0] | undefined];
    const next = second && second.share > 0 ? { choice: second.id, worth: second.share, sure: first.share > second.share } : null;
    return { choice: first.id, by: 'mix', best: first.share, next };
  }
  const choice = greedy(heuristic, 'normal')(knowledge, chance, budget);
  return {
    choice: typeof choice === 'string' ? choice : [...choice],
    by: 'habit',
    best: chanceAfter(game, heuristic, knowledge, choice, chance, budget, share),
    next: null,
  };
}

/** Fewer playouts than this tell no chance. */
const FEWEST = 16;

/** The mean worth of playouts after this answer; null where there was time for few. */
function chanceAfter<S, V>(
  game: AnyGame,
  heuristic: Heuristic<S, V>,
  knowledge: Knowledge<S, V>,
  choice: Choice,
  chance: Chance,
  budget: Budget,
  share: number,
): number | null {
  const mind = { game, heuristic, chance } as unknown as Mind<AnyState>;
  const { horizonAlone } = { ...SETTINGS, ...heuristic.search };
  const more = allowance(budget);
  const tried = { sum: 0, count: 0 };
  for (let done = 0; more(done); done++) {
    const s = knowledge.sample(chance) as AnyState;
    mind.heuristic.prepare?.(s, knowledge.seat, chance);
    const d = s.pending.find(({ seat }) => seat === knowledge.seat);
    if (!d) throw new Error('a sample must ask what the match asks');
    const until = mind.heuristic.age(s) + horizonAlone;
    answer(mind, s, d, choice);
    tried.sum += playout(mind, s, until)[knowledge.seat] ?? 0;
    tried.count++;
  }
  return tried.count < FEWEST ? null : mean(tried) * share;
}
