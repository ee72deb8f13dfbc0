import type { OwnAbilities } from '../../own/shapes.ts';
import { has, ownAbility } from '../../rules/character/numbers.ts';

/** The rules of the Thief, in both editions (T86-6.8). */
export const thief: OwnAbilities<'steal' | 'freePurchase'> = {
  steal: {
    reckonings: { steals: (s, seat) => ownAbility(s, seat, 'steal') !== undefined },
  },
  freePurchase: {
    reckonings: { takesWares: (s, seat) => has(s, seat, 'freePurchase') },
  },
};
