import type { AnyState, Seat } from '@questhall/kernel';
import type { Budget } from '../policy.ts';
import { allowance, answer, type Mind, playout } from './playout.ts';
import { Tally } from './tally.ts';

interface SingleQuestion {
  /** A state to play on: the same world for the same number, where the search draws so many only. */
  sample: (n: number) => AnyState;
  seat: Seat;
  options: readonly string[];
  weights: readonly number[];
  budget: Budget;
  horizon: number;
  /** By how many standard errors another option must do better before the heuristic's best is left (see `SearchSettings`). */
  caution: number;
}

/** More options than this are not compared: the heuristic's best ones are. */
const WIDEST = 10;

/** What a comparison by playouts came to. */
export interface Compared {
  best: Tried;
  /** The one that did best among the others that were compared to the end. */
  next: Tried | undefined;
}

/**
 * The option that does best in playouts, where one seat decides alone, and the one after it. Halves the field again and
 * again, so that most playouts go to the options that are hard to tell apart.
 */
export function bestOption(mind: Mind<AnyState>, { sample, seat, options, weights, budget, horizon, caution }: SingleQuestion): Compared {
  let field = options
    .map((id, i) => ({ id, weight: weights[i] ?? 0, sum: 0, squares: 0, count: 0, tally: new Tally() }))
    .filter((o) => o.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, WIDEST);
  const first = field[0]!;
  const halvings = Math.ceil(Math.log2(field.length));
  const share = { ms: budget.ms, iterations: budget.iterations };
  let turn = 0;
  let last = field;
  for (let round = 0; round < halvings && field.length > 1; round++) {
    const more = allowance({
      ...(share.ms === undefined ? {} : { ms: share.ms / halvings }),
      ...(share.iterations === undefined ? {} : { iterations: Math.floor(share.iterations / halvings) }),
    });
    for (let done = 0; more(done); done++) {
      const option = field[done % field.length]!;
      // All options in one world before the next: what differs is then the option, not the world.
      const s = sample(turn + Math.floor(done / field.length));
      const d = s.pending.find((p) => p.seat === seat);
      if (!d) throw new Error('a sample must ask what the match asks');
      const until = mind.heuristic.age(s) + horizon;
      answer(mind, s, d, option.id);
      const worth = playout(mind, s, until)[seat] ?? 0;
      option.sum += worth;
      option.squares += worth * worth;
      option.count++;
      if (mind.count) option.tally.learn(mind.count(s));
    }
    turn = Math.max(...field.map((o) => o.count));
    last = field.sort((a, b) => mean(b) - mean(a));
    field = last.slice(0, Math.ceil(last.length / 2));
    if (caution > 0 && !field.includes(first)) field.push(first);
  }
  const ahead = field[0]!;
  const best = mean(ahead) - mean(first) >= caution * Math.sqrt(noise(ahead) + noise(first)) ? ahead : first;
  return { best, next: last.find((one) => one !== best && one.count > 0) };
}

/** What playouts of an option were worth. */
export interface Tried {
  id: string;
  sum: number;
  squares: number;
  count: number;
  /** What was counted, where somebody wants reasons. */
  tally: Tally;
}

/** The mean worth of an option's playouts; 0 where there were none. */
export const mean = ({ sum, count }: Pick<Tried, 'sum' | 'count'>): number => (count > 0 ? sum / count : 0);

/** The squared standard error of the mean. */
export const noise = (o: Pick<Tried, 'sum' | 'squares' | 'count'>): number =>
  o.count > 1 ? Math.max(0, o.squares / o.count - mean(o) ** 2) / (o.count - 1) : 1;
