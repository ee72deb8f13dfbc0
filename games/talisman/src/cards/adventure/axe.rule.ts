import type { OwnAbilities } from '../../own/shapes.ts';
import { has } from '../../rules/character/numbers.ts';

/** The rule of the Axe (T86-6.11.16). */
export const axe: OwnAbilities<'buildRaft'> = {
  buildRaft: {
    reckonings: { buildsRafts: (s, seat) => has(s, seat, 'buildRaft') },
  },
};
