import { figureOf } from '../../figure.ts';
import type { OwnAbilities } from '../../own/shapes.ts';
import { craftOf, ownAbility, quotaOf } from '../../rules/character/numbers.ts';

/** The rules of the Monk, in both editions (T86-6.8). */
export const monk: OwnAbilities<'craftInCombat' | 'noArmour'> = {
  /** All of its Craft, or what its card prints. */
  craftInCombat: {
    reckonings: {
      craftAdded(s, seat) {
        const adds = ownAbility(s, seat, 'craftInCombat');
        return !adds ? 0 : adds.printed ? quotaOf(figureOf(s, seat), 'craft') : craftOf(s, seat);
      },
    },
  },
  noArmour: {
    reckonings: { wearsArmour: (s, seat) => !ownAbility(s, seat, 'noArmour') },
  },
};
