import { type Chance, clone, type Seat } from '@questhall/kernel';
import type { State } from './state.ts';

/**
 * A state that `seat` cannot tell from the true one. Wizor's player knows everything but future dice. For heroes what
 * is hidden is the level file itself; a sample of it keeps what is set up and moves hidden monsters about their areas.
 */
export function determinize(s: State, seat: Seat, chance: Chance): State {
  const d = clone(s);
  if (seat === d.wizor || d.outcome) return d;
  shuffleHidden(d, chance);
  return d;
}

/** Hidden monsters trade places with each other: how many there are of which kind is not known to be where. */
function shuffleHidden(d: State, chance: Chance): void {
  const hidden = d.monsters.filter((m) => !m.shown && !m.dead);
  for (let i = hidden.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const a = hidden[i]!;
    const b = hidden[j]!;
    [a.at, b.at] = [b.at, a.at];
  }
}
