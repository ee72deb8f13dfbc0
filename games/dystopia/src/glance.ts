import type { Seat } from '@questhall/kernel';
import { formed } from './form.ts';
import type { State } from './state.ts';

/**
 * What a seat sees, as a state that shares its parts with the true one: for heroes without monsters that are not set up.
 * Invisible traps and what chests hold are in the level file, which the rules of thumb never look at. Not to be changed.
 */
export function glance(s: State, seat: Seat): State {
  if (seat === s.wizor) return s;
  const seen = formed(s);
  seen.waiting = [];
  seen.stack = [];
  seen.pending = [];
  return seen;
}
