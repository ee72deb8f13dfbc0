import type { OwnAbilities } from '../../own/shapes.ts';
import { ownAbility } from '../../rules/character/numbers.ts';

/** The rule of the Dwarf, in both editions (T86-6.8). */
export const dwarf: OwnAbilities<'caveBonus'> = {
  caveBonus: {
    reckonings: { addedInCaves: (s, seat) => ownAbility(s, seat, 'caveBonus')?.n ?? 0 },
  },
};
