import type { OwnAbilities } from '../../own/shapes.ts';
import { ownAbility } from '../../rules/character/numbers.ts';

/** The rules of the Warrior, in both editions (T86-6.8.1). */
export const warrior: OwnAbilities<'bestOfDice' | 'twoWeapons'> = {
  bestOfDice: {
    reckonings: {
      heroDice(dice, s, seat, stat) {
        if (stat === 'strength' && dice.n > 0) dice.n = ownAbility(s, seat, 'bestOfDice')?.dice ?? dice.n;
        return dice;
      },
    },
  },
  twoWeapons: {
    reckonings: { weaponsAtOnce: (s, seat) => (ownAbility(s, seat, 'twoWeapons') ? 2 : 1) },
  },
};
