import { type Static, Type } from 'typebox';

/** To ask for a hint: the question, by the number under which the seat knows it. */
export const AskHint = Type.Object({ decision: Type.Integer() });

/**
 * What a bot would answer, with what it has reckoned (numbers from 0 to 1) from what the seat knows alone. `playouts`: chances
 * to win after the best option and the next; `mix`: how often either is chosen where all choose at once; `habit`: a rule of
 * thumb, and the chance to win after it; `only`: there is no other answer.
 */
export const HintInfo = Type.Object({
  choice: Type.Union([Type.String(), Type.Array(Type.String())]),
  by: Type.Union([Type.Literal('playouts'), Type.Literal('mix'), Type.Literal('habit'), Type.Literal('only')]),
  best: Type.Union([Type.Null(), Type.Number()]),
  /** `sure`: the difference is more than chance. */
  next: Type.Union([Type.Null(), Type.Object({ choice: Type.String(), worth: Type.Number(), sure: Type.Boolean() })]),
  /** What the best option brings more than the next a little later, in things that the game counts: at most two, the gravest first. */
  reasons: Type.Array(Type.Object({ feature: Type.String(), more: Type.Number() })),
});
export type HintInfo = Static<typeof HintInfo>;
