import { regionOf } from '../../board/index.ts';
import { frameIf } from '../../frames.ts';
import type { State } from '../../state.ts';

/** What Spells and evading can reach. */

/** Whether this is a fight with creatures of the Inner Region: no Spell reaches them, and nobody evades them (T86-6.9.7b, T86-6.14.4, T86-6.18.3). */
export function innerCreatures(s: State, about: number): boolean {
  const frame = frameIf(s, about, ['fight', 'face']);
  return frame !== undefined && regionOf(s.characters[frame.seat]!.space) === 'inner';
}
