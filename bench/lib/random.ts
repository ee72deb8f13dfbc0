import { type AnyGame, type AnyState, begin, type Chance, type Choice, type Decision, fast, play } from '@questhall/kernel';

/** A legal answer, each equally likely. */
export function anyChoice({ options, choose }: Decision, policy: Chance): Choice {
  if (!choose) return options[policy.below(options.length)]!;
  const left = [...options];
  const count = Math.min(left.length, choose.min + policy.below(choose.max - choose.min + 1));
  const chosen: string[] = [];
  while (chosen.length < count) chosen.push(left.splice(policy.below(left.length), 1)[0]!);
  return chosen;
}

/** Plays a random match to its end and returns its decisions. */
export function randomMatch(game: AnyGame, seats: number, seed: number, options: Readonly<Record<string, unknown>> = {}): number {
  const [chance, policy] = [fast(seed, 2), fast(seed, 3)];
  const s: AnyState = begin(game, { seats, options }, chance);
  let decisions = 0;
  for (; !s.outcome; decisions++) {
    const d = s.pending[0]!;
    play(game, s, { decision: d.id, seat: d.seat, choice: anyChoice(d, policy) }, chance);
  }
  return decisions;
}

/** The state before every decision of some random matches. */
export function* randomStates(game: AnyGame, seats: number, matches: number): Generator<AnyState> {
  for (let seed = 1; seed <= matches; seed++) {
    const [chance, policy] = [fast(seed, 2), fast(seed, 3)];
    const s: AnyState = begin(game, { seats }, chance);
    while (!s.outcome) {
      yield s;
      const d = s.pending[0]!;
      play(game, s, { decision: d.id, seat: d.seat, choice: anyChoice(d, policy) }, chance);
    }
  }
}
