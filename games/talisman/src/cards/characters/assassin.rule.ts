import type { OwnAbilities } from '../../own/shapes.ts';
import { ownAbility } from '../../rules/character/numbers.ts';

/** The rule of the Assassin, in both editions (T86-6.8, TDE-C.1). */
export const assassin: OwnAbilities<'assassinate'> = {
  assassinate: {
    reckonings: {
      assassinates(s, seat, whom) {
        const may = ownAbility(s, seat, 'assassinate');
        return may !== undefined && (whom !== 'creature' || may.creatures === true);
      },
    },
  },
};
