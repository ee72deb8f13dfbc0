import type { AnyGame, AnyState } from './game.ts';
import type { Ask } from './state.ts';

/*
 * Windows of which nobody may learn whether anybody was asked in them. A game gives two answers, who could be asked as far as
 * all see and who can; here is what follows from them.
 */

/** Called where a window had nobody to ask and is gone through; the state then is as it is while somebody is asked. */
export type Passed = (s: AnyState, kind: string) => void;

/** Whether nobody may learn that this is asked, and letting go by is the only answer: then it is not asked. */
export const letsBy = (game: AnyGame, { options, choose, kind }: Ask): boolean =>
  options.length === 1 && !choose && game.decisions[kind]?.could !== undefined;

/** Nobody of these was asked: where all see that somebody could have been, the window stands as if. */
export function stand(game: AnyGame, s: AnyState, asks: readonly Ask[], passed: Passed | undefined): void {
  const ask = passed && asks.find(({ kind, seat }) => game.decisions[kind]?.could?.(s, seat));
  if (ask) passed(s, ask.kind);
}

/**
 * An occasion to answer and nothing else, which the gate opens: the call, or undefined where it is passed at once. Where nobody
 * can answer and nobody is told of windows, the state is left as it would be behind the gate, which is much quicker.
 * @param could public: whether anybody could answer as far as all see; where not, there is no occasion
 * @param can whether anybody can
 */
export function occasion<C>(
  g: { s: { lastId: number }; watched: boolean },
  could: boolean,
  can: () => boolean,
  call: () => C,
): C | undefined {
  if (!could) return undefined;
  if (g.watched || can()) return call();
  g.s.lastId++;
  return undefined;
}
