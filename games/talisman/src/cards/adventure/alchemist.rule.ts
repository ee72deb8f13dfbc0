import type { OwnAbilities } from '../../own/shapes.ts';
import { ability } from '../../rules/character/numbers.ts';

/** The rule of the Alchemist, who is a Follower (T86-6.8). */
export const alchemist: OwnAbilities<'sellAnywhere'> = {
  sellAnywhere: {
    reckonings: { sellsFor: (s, seat) => ability(s, seat, 'sellAnywhere')?.price },
  },
};
