import type { AnyState, Choice, Seat } from '@questhall/kernel';
import type { Budget } from '../policy.ts';
import { allowance, answer, type Mind, playout } from './playout.ts';

interface SingleQuestion {
  sample: () => AnyState;
  seat: Seat;
  options: readonly string[];
  weights: readonly number[];
  budget: Budget;
  horizon: number;
}

/** More options than this are not compared: the heuristic's best ones are. */
const WIDEST = 10;

/**
 * The option that does best in playouts, where one seat decides alone. Halves the field again and again, so that
 * most playouts go to the options that are hard to tell apart.
 */
export function bestOption(mind: Mind<AnyState>, { sample, seat, options, weights, budget, horizon }: SingleQuestion): Choice {
  let field = options
    .map((id, i) => ({ id, weight: weights[i] ?? 0, sum: 0, count: 0 }))
    .filter((o) => o.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, WIDEST);
  const halvings = Math.ceil(Math.log2(field.length));
  const share = { ms: budget.ms, iterations: budget.iterations };
  for (let round = 0; round < halvings && field.length > 1; round++) {
    const more = allowance({
      ...(share.ms === undefined ? {} : { ms: share.ms / halvings }),
      ...(share.iterations === undefined ? {} : { iterations: Math.floor(share.iterations / halvings) }),
    });
    for (let done = 0; more(done); done++) {
      const option = field[done % field.length]!;
      const s = sample();
      const d = s.pending.find((p) => p.seat === seat);
      if (!d) throw new Error('a sample must ask what the match asks');
      const until = mind.heuristic.age(s) + horizon;
      answer(mind, s, d, option.id);
      option.sum += playout(mind, s, until)[seat] ?? 0;
      option.count++;
    }
    const mean = (o: (typeof field)[number]) => (o.count > 0 ? o.sum / o.count : 0);
    field = field.sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(field.length / 2));
  }
  return field[0]!.id;
}
