import { type Chance, clone, type Seat } from '@questhall/kernel';
import { formed } from './form.ts';
import { imagine } from './imagine.ts';
import type { State } from './state.ts';

/**
 * A state that `seat` cannot tell from the true one. Wizor's player knows everything but future dice. For heroes what
 * is hidden is the level itself: rooms and corridors that nobody has seen are imagined afresh (imagine.ts).
 */
export function determinize(s: State, seat: Seat, chance: Chance): State {
  const d = formed(clone(s));
  if (seat === d.wizor || d.outcome || d.phase !== 'level') return d;
  imagine(d, chance);
  return d;
}
