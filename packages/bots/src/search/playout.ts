import { type AnyGame, type AnyState, type Chance, type Choice, type Decision, play } from '@questhall/kernel';
import type { Heuristic } from '../heuristic.ts';
import type { Budget } from '../policy.ts';
import type { Count } from './tally.ts';

/** What a search needs wherever it is: the game, its heuristic, and the bot's own chance. */
export interface Mind<S extends AnyState> {
  game: AnyGame;
  heuristic: Heuristic<S, unknown>;
  chance: Chance;
  /** What is counted of the positions with which playouts are cut off, for a seat that wants reasons. Absent: nothing. */
  count?: (s: S) => Count;
}

/** Answers one waiting decision of a sample. */
export function answer<S extends AnyState>({ game, chance }: Mind<S>, s: S, d: Decision, choice: Choice): void {
  play(game, s, { decision: d.id, seat: d.seat, choice }, chance);
}

/** Plays on by the heuristic's fast policy until the match is over or older than `until`; changes `s`. Worth by seat. */
export function playout<S extends AnyState>(mind: Mind<S>, s: S, until: number): number[] {
  const { heuristic, chance } = mind;
  while (!s.outcome && heuristic.age(s) < until) {
    const d = s.pending[0]!;
    answer(mind, s, d, heuristic.playout(s, d, chance));
  }
  if (!s.outcome) return heuristic.value(s);
  return heuristic.prize ? heuristic.prize(s) : prizes(s);
}

/** Winners share 1; a draw is shared by all. */
function prizes(s: AnyState): number[] {
  const winners = s.outcome?.winners ?? [];
  const worth: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    worth.push(winners.length === 0 ? 1 / s.seats : winners.includes(seat) ? 1 / winners.length : 0);
  }
  return worth;
}

/** Tells when to stop thinking. Looks at the clock only where the budget has milliseconds. */
export function allowance(budget: Budget): (done: number) => boolean {
  const iterations = budget.iterations ?? Number.POSITIVE_INFINITY;
  if (budget.ms === undefined) return (done) => done < iterations;
  const end = Date.now() + budget.ms;
  return (done) => done < iterations && (done % 8 !== 0 || Date.now() < end);
}
