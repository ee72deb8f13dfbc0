import type { Seat } from '@questhall/kernel';
import { gridAt } from '../rules/values.ts';
import type { State } from '../state.ts';

/** What a hint may give a hero's player as a reason, with how much one more of each is worth, after the weights of `worth.ts`. */
const WORTH = { energy: 0.15, fallen: -1, beaten: 0.3, goals: 0.75, seen: 0.003 } as const;

const NOTHING = { energy: 0, fallen: 0, beaten: 0, goals: 0, seen: 0 };

/** How the whole party stands: heroes win and lose together. Whoever is Wizor is given none. */
function count(s: State, seat: Seat): Record<keyof typeof WORTH, number> {
  if (seat === s.wizor) return NOTHING;
  return {
    energy: s.heroes.reduce((sum, hero) => sum + (hero.dead ? 0 : hero.energy), 0),
    fallen: s.heroes.filter(({ dead }) => dead).length,
    beaten: s.monsters.filter(({ dead }) => dead).length,
    goals: s.goals.filter(Boolean).length,
    seen: gridAt(s).cells.reduce((sum, cell) => sum + (s.revealed.includes(cell) ? 1 : 0), 0),
  };
}

export const reasons = { worth: WORTH, count };
