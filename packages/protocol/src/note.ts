import { type Static, Type } from 'typebox';
import { LONGEST_NOTE } from './phrases.ts';

/**
 * A note to oneself: of one seat at one match, for whoever sits there and for nobody else. `n` counts how often it was
 * written; 0 where nothing was yet.
 */
export const Note = Type.Object({
  text: Type.String(),
  n: Type.Integer(),
  /** Milliseconds since 1970; null where nothing was written yet. */
  at: Type.Union([Type.Integer(), Type.Null()]),
});
export type Note = Static<typeof Note>;

/** To write it anew, after one has read number `n`: where another device has written since, nothing changes. */
export const SetNote = Type.Object({
  text: Type.String({ maxLength: 2 * LONGEST_NOTE }),
  n: Type.Integer({ minimum: 0 }),
});
export type SetNote = Static<typeof SetNote>;
