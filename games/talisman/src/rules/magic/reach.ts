import { regionOf } from '../../board/index.ts';
import type { Locals, State } from '../../state.ts';

/** What Spells and evading can reach. */

/** The frame of this id, while it is on the stack. */
export const frameOf = (s: State, id: number) => s.stack.find((f) => f.id === id);

/** Whether this is a fight with creatures of the Inner Region: no Spell reaches them, and nobody evades them (T86-6.9.7b, T86-6.14.4, T86-6.18.3). */
export function innerCreatures(s: State, about: number): boolean {
  const frame = frameOf(s, about);
  if (frame?.proc !== 'fight' && frame?.proc !== 'face') return false;
  return regionOf(s.characters[(frame as Locals['face' | 'fight']).seat]!.space) === 'inner';
}
