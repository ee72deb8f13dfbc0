import type { AnyGame, AnyState, Chance, Choice } from '@questhall/kernel';
import { greedy, weighed } from './greedy.ts';
import type { Heuristic } from './heuristic.ts';
import type { Knowledge } from './knowledge.ts';
import type { Budget } from './policy.ts';
import { allowance, answer, type Mind, playout } from './search/playout.ts';
import { reckon } from './search/search.ts';
import { SETTINGS } from './search/settings.ts';
import { mean, noise, type Tried } from './search/single.ts';
import { type Reason, reasonsFor, Tally } from './search/tally.ts';

/** What a bot would answer, with what it has reckoned: numbers from 0 to 1. */
export interface Hint {
  choice: string | string[];
  /**
   * What the numbers are: `playouts`, chances to win after the best option and after the next; `mix`, how often either is
   * chosen where everybody chooses at once; `habit`, the chance to win after what the game's rules of thumb say, and after another
   * option where that is surely worse or a reason speaks against it; `only`, there is one answer.
   */
  by: 'playouts' | 'mix' | 'habit' | 'only';
  /** Null where too few playouts came to be. */
  best: number | null;
  next: { choice: string; worth: number; sure: boolean } | null;
  /** What the best option brings more than the next, a little later, the gravest first; at most two, and only where it is more than chance. */
  reasons: Reason[];
}

/** Below so many standard errors a difference may be chance. */
const SURE = 2;
/** What is chosen less often than this is no plan that one would compare with. */
const SELDOM = 0.05;

/**
 * What a bot that thinks would answer to this question, and why. From what the seat knows alone: knowledge that agrees,
 * the same `chance` and a budget of playouts give the same hint, whatever is true.
 */
export function hint<S, V>(game: AnyGame, heuristic: Heuristic<S, V>, knowledge: Knowledge<S, V>, chance: Chance, budget: Budget): Hint {
  const { question, seat } = knowledge;
  const found = reckon(game, heuristic, knowledge, chance, budget, {}, true);
  if (found.by === 'only') return { choice: question.options[0]!, by: 'only', best: null, next: null, reasons: [] };
  const asking = { game, heuristic, knowledge, chance, budget };
  const reasons = (best: Tally, next: Tally) => (heuristic.reasons ? reasonsFor(best, next, heuristic.reasons.worth) : []);
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
      reasons: next ? reasons(best.tally, next.tally) : [],
    };
  }
  if (found.by === 'mix') {
    const total = found.weights.reduce((sum, w) => sum + Math.max(0, w), 0);
    const order = question.options
      .map((id, at) => ({ id, share: Math.max(0, found.weights[at]!) / total, tally: found.tallies?.[at] }))
      .sort((a, b) => b.share - a.share);
    const [first, second] = order as [(typeof order)[0], (typeof order)[0] | undefined];
    const next = second && second.share > 0 ? { choice: second.id, worth: second.share, sure: first.share > second.share } : null;
    const plain: Hint = { choice: first.id, by: 'mix', best: first.share, next, reasons: [] };
    if (!heuristic.reasons || !second || second.share < SELDOM) return plain;
    const [best, other] = found.tallies ? [first.tally!, second.tally!] : talliesOf(asking, [first.id, second.id]);
    return { ...plain, reasons: reasons(best, other) };
  }
  const choice = greedy(heuristic, 'normal')(knowledge, chance, budget);
  if (typeof choice !== 'string') {
    const [tried] = after(asking, [choice], horizonOf(heuristic));
    return { choice: [...choice], by: 'habit', best: told(tried!, share), next: null, reasons: [] };
  }
  const [tried, next] = after(asking, [choice, ...rivalOf(asking, choice)], horizonOf(heuristic));
  const best = told(tried!, share);
  // Of a rule of thumb nobody asks what comes to the same: another answer is named where this one is better, and by what.
  const none: Hint = { choice, by: 'habit', best, next: null, reasons: [] };
  if (best === null || !next) return none;
  const ahead = mean(tried!) - mean(next);
  const sure = ahead > 0 && ahead >= SURE * Math.sqrt(noise(tried!) + noise(next));
  const why = ahead >= 0 ? reasons(tried!.tally, next.tally) : [];
  return sure || why.length > 0 ? { ...none, next: { choice: next.id, worth: mean(next) * share, sure }, reasons: why } : none;
}

/** The other answer that the rules of thumb would soonest give: none where there is no other. */
function rivalOf<S, V>({ heuristic, knowledge }: Asking<S, V>, choice: string): string[] {
  const weights = weighed(heuristic, knowledge, 'normal');
  const order = knowledge.question.options.map((id, at) => ({ id, weight: weights[at] ?? 0 })).sort((a, b) => b.weight - a.weight);
  return order.flatMap(({ id }) => (id === choice ? [] : [id])).slice(0, 1);
}

/** Fewer playouts than this tell no chance. */
const FEWEST = 16;

/** What is asked for playouts after one answer. */
interface Asking<S, V> {
  game: AnyGame;
  heuristic: Heuristic<S, V>;
  knowledge: Knowledge<S, V>;
  chance: Chance;
  budget: Budget;
}

/** How far a playout goes where one seat answers alone. */
const horizonOf = (heuristic: Heuristic<never, never>): number => ({ ...SETTINGS, ...heuristic.search }).horizonAlone;

/** The chance to win that playouts of an answer came to; null where there was time for few. */
const told = (tried: Tried, share: number): number | null => (tried.count < FEWEST ? null : mean(tried) * share);

/** What the rules of thumb chose without playouts is tried in some, so that there is a reason to tell: each of the two as often. */
function talliesOf<S, V>(asking: Asking<S, V>, choices: readonly [string, string]): readonly [Tally, Tally] {
  const { horizon } = { ...SETTINGS, ...asking.heuristic.search };
  const [best, next] = after(asking, choices, horizon);
  return [best!.tally, next!.tally];
}

/** Playouts after each of these answers in turn. Where several seats answer at once the others go by the heuristic's fast policy. */
function after<S, V>({ game, heuristic, knowledge, chance, budget }: Asking<S, V>, choices: readonly Choice[], horizon: number): Tried[] {
  const mind = { game, heuristic, chance } as unknown as Mind<AnyState>;
  const more = allowance(budget);
  const tried = choices.map((choice) => ({ id: String(choice), sum: 0, squares: 0, count: 0, tally: new Tally() }));
  for (let done = 0; more(done); done++) {
    const s = knowledge.sample(chance) as AnyState;
    mind.heuristic.prepare?.(s, knowledge.seat, chance);
    const d = s.pending.find(({ seat }) => seat === knowledge.seat);
    if (!d) throw new Error('a sample must ask what the match asks');
    const until = mind.heuristic.age(s) + horizon;
    const one = done % choices.length;
    answer(mind, s, d, choices[one]!);
    const worth = playout(mind, s, until)[knowledge.seat] ?? 0;
    tried[one]!.sum += worth;
    tried[one]!.squares += worth * worth;
    tried[one]!.count++;
    if (heuristic.reasons) tried[one]!.tally.learn(heuristic.reasons.count(s as S, knowledge.seat));
  }
  return tried;
}
