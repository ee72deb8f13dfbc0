import type { AnyGame, AnyState } from './game.ts';
import type { Ask } from './state.ts';

/*
 * Windows of which nobody may learn whether anybody was asked in them. A game gives two answers, who could be asked as far as
 * all see and who can; here is what follows from them.
 */

/** Called where a window (see `Next`) had nobody to ask and is gone through; the state then is as it is in a window. */
export type Passed = (s: AnyState, kind: string) => void;

/**
 * Where nobody may learn whether this is asked, and letting go by is the only answer, it is taken; where all see that the seat
 * could have been asked, the window stands as if it had been.
 */
export function goesBy(game: AnyGame, s: AnyState, frame: object, ask: Ask, passed: Passed | undefined): boolean {
  const could = game.decisions[ask.kind]?.could;
  if (!could || ask.choose) return false;
  (frame as Record<string, unknown>)[ask.into] = ask.options[0];
  if (could(s, ask.seat)) passed?.(s, ask.kind);
  return true;
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
