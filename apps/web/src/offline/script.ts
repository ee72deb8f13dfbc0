import type { Action, Chance } from '@questhall/kernel';
import type { ScriptedAnswer } from './saved-match.ts';

/** True where this is the answer that the lesson wants. */
export const isScripted = (scripted: ScriptedAnswer, action: Action): boolean =>
  scripted.seat === action.seat && JSON.stringify(scripted.choice) === JSON.stringify(action.choice);

/** Chance that gives these numbers, one after the other. Throws where more is drawn: the lesson was made for other rules. */
export function given(drawn: readonly number[]): Chance {
  const left = [...drawn];
  return {
    below(n) {
      const number = left.shift();
      if (number === undefined || number >= n) throw new Error(`the lesson has no number for a draw of one of ${n}`);
      return number;
    },
  };
}
