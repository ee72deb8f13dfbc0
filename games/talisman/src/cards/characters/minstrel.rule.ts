import { cardOf } from '../../editions/index.ts';
import type { OwnAbilities } from '../../own/shapes.ts';
import { ability, ownAbility } from '../../rules/character/numbers.ts';

/** The rules of the Minstrel, in both editions (T86-6.8). */
export const minstrel: OwnAbilities<'peace' | 'charmAnimals'> = {
  peace: {
    reckonings: {
      leftInPeace: (s, seat, foe) => ability(s, seat, 'peace')?.with.some((type) => type === cardOf(foe).type) === true,
    },
  },
  charmAnimals: {
    reckonings: { charms: (s, seat) => ownAbility(s, seat, 'charmAnimals') !== undefined },
  },
};
