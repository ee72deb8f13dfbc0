import { type AnyGame, type AnyState, type Chance, copyState, type Decision } from '@questhall/kernel';
import { weighed } from '../greedy.ts';
import type { Heuristic } from '../heuristic.ts';
import type { Knowledge } from '../knowledge.ts';
import { answerBy, type Budget, draw, type Policy, USUAL_BUDGET } from '../policy.ts';
import { JointWorth, RegretLearner, solve } from './matrix.ts';
import { allowance, answer, type Mind, playout } from './playout.ts';
import { SETTINGS, type SearchSettings } from './settings.ts';
import { bestOption, type Compared } from './single.ts';
import { Tally } from './tally.ts';

/**
 * What a search has found out about a question. `habit`: the heuristic's weights, where there is nothing to think about. `tallies`: what
 * playouts of each option came to, where somebody wants reasons.
 */
export type Reckoning =
  | { by: 'only' }
  | { by: 'mix' | 'habit'; weights: readonly number[]; tallies?: readonly Tally[] }
  | ({ by: 'playouts' } & Compared);

/**
 * Thinks by playing on from states that its seat cannot tell from the true one (NW-20.8). Where several seats choose
 * at once, it learns a mix for everybody by regret matching and draws from its own; where it chooses alone, it
 * compares the options by playouts. Questions that the heuristic finds plain, and choices of k of n, go to the heuristic.
 */
export function search<S, V>(game: AnyGame, heuristic: Heuristic<S, V>, set: Partial<SearchSettings> = {}): Policy<S, V> {
  return (knowledge, chance, budget) => {
    const { question } = knowledge;
    const found = reckon(game, heuristic, knowledge, chance, budget, set);
    if (found.by === 'only') return question.options[0]!;
    return found.by === 'playouts' ? found.best.id : answerBy(question, found.weights, chance);
  };
}

/**
 * What a search thinks of a question before it answers. From the knowledge and `chance` alone, where the budget is one of playouts.
 * `reasons`: what the game counts for reasons is counted on the way, which costs no playout.
 */
export function reckon<S, V>(
  game: AnyGame,
  heuristic: Heuristic<S, V>,
  knowledge: Knowledge<S, V>,
  chance: Chance,
  budget: Budget,
  set: Partial<SearchSettings> = {},
  reasons = false,
): Reckoning {
  const settings = { ...SETTINGS, ...heuristic.search, ...set };
  const { question, seat } = knowledge;
  if (question.options.length === 1 && !question.choose) return { by: 'only' };
  const mixed = heuristic.mix?.(knowledge.view, question);
  if (mixed) return { by: 'mix', weights: mixed };
  const weights = considered(heuristic, knowledge);
  const thinkable = weights.filter((w) => w > 0).length;
  if (question.choose || thinkable < 2) return { by: 'habit', weights };
  const spend = budget.ms === undefined && budget.iterations === undefined ? USUAL_BUDGET : budget;
  const counting = reasons ? heuristic.reasons : undefined;
  const count = counting && { count: (s: AnyState) => counting.count(s as S, seat) };
  const mind = { game, heuristic, chance, ...count } as unknown as Mind<AnyState>;
  const sample = () => {
    const s = knowledge.sample(chance) as AnyState;
    mind.heuristic.prepare?.(s, seat, chance);
    return s;
  };
  const first = sample();
  const { worlds } = settings;
  const drawn = [first];
  const world = (n: number) => {
    if (worlds === 0) return sample();
    if (drawn.length < worlds && n >= drawn.length) drawn.push(sample());
    return copyState(game, drawn[n % drawn.length]!);
  };
  const own = first.pending.find((d) => d.seat === seat);
  if (!own) throw new Error('a sample must ask what the match asks');
  if (!own.together || first.pending.length === 1) {
    const { horizonAlone: horizon, caution } = settings;
    const compared = bestOption(mind, { sample: world, seat, options: question.options, weights, budget: spend, horizon, caution });
    return { by: 'playouts', ...compared };
  }
  const at = first.pending.indexOf(own);
  const tallies = own.options.map(() => new Tally());
  const mix = simultaneous(mind, sample, first, allowance(spend), settings, (chosen) => tallies[chosen[at]!]!);
  return { by: 'mix', weights: [...mix[at]!].map((w) => (w < settings.drop ? 0 : w)), tallies };
}

/** The weights of the options worth comparing: the game's own choice of them, else those that greedy goes by. */
function considered<S, V>(heuristic: Heuristic<S, V>, knowledge: Knowledge<S, V>): number[] {
  const glance = heuristic.consider && !knowledge.question.choose ? knowledge.glance : undefined;
  return glance ? heuristic.consider!(glance, knowledge.question) : weighed(heuristic, knowledge, 'normal');
}

/** The mix of every seat that decides now, in the order of the pending decisions. */
function simultaneous(
  mind: Mind<AnyState>,
  sample: () => AnyState,
  first: AnyState,
  more: (done: number) => boolean,
  { horizon, explore, rounds }: SearchSettings,
  tallyOf: (chosen: readonly number[]) => Tally,
): Float64Array[] {
  const asked = first.pending.map((d) => ({ seat: d.seat, options: d.options }));
  const sizes = asked.map((a) => a.options.length);
  const worth = new JointWorth(sizes);
  const learners = sizes.map((n) => new RegretLearner(n));
  const buffers = sizes.map((n) => new Float64Array(n));
  const chosen = asked.map(() => 0);
  const seats = asked.map((a) => a.seat);
  const strategies = learners.map((l) => l.strategy);
  for (let done = 0; more(done); done++) {
    const s = done === 0 ? first : sample();
    const until = mind.heuristic.age(s) + horizon;
    for (let p = 0; p < asked.length; p++) {
      const trying = mind.chance.below(1000) < explore * 1000;
      chosen[p] = trying ? mind.chance.below(sizes[p]!) : draw(strategies[p]!, mind.chance);
    }
    // The last answer runs the match on, so the decisions are taken from the list beforehand.
    const waiting: (Decision | undefined)[] = seats.map((seat) => s.pending.find((d) => d.seat === seat));
    // A game whose options are secret may offer others in this sample: it teaches nothing about those chosen.
    if (waiting.some((d, p) => !d?.options.includes(asked[p]!.options[chosen[p]!]!))) continue;
    waiting.forEach((d, p) => {
      answer(mind, s, d!, asked[p]!.options[chosen[p]!]!);
    });
    const result = playout(mind, s, until);
    if (mind.count) tallyOf(chosen).learn(mind.count(s));
    worth.learn(
      chosen,
      seats.map((seat) => result[seat] ?? 0),
    );
    for (let p = 0; p < learners.length; p++) {
      worth.against(p, strategies, buffers[p]!);
      learners[p]!.learn(buffers[p]!);
    }
  }
  return solve(worth, rounds);
}
