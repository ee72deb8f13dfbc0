import { regionOf } from '../../board/index.ts';
import { figureOf } from '../../figure.ts';
import { frameIf } from '../../frames.ts';
import type { State } from '../../state.ts';

/** What Spells and evading can reach. */

/** Whether this is a fight with creatures of the Inner Region: no Spell reaches them, and nobody evades them (T86-6.9.7b, T86-6.14.4, T86-6.18.3). */
export function innerCreatures(s: State, about: number): boolean {
  const frame = frameIf(s, about, ['fight', 'facing']);
  return frame !== undefined && regionOf(figureOf(s, frame.seat).space) === 'inner';
}
