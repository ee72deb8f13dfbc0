import type { OwnAbilities } from '../../own/shapes.ts';
import { ownAbility } from '../../rules/character/numbers.ts';
import { gain } from '../../rules/kit/numbers.ts';

/** The rules of the Ghoul, in both editions (T86-6.8). */
export const ghoul: OwnAbilities<'keepLifeTaken' | 'raiseEnemies'> = {
  /** In psychic combat alone (T86-6.17.1b). */
  keepLifeTaken: {
    incidents: {
      lifeTaken({ seat, stat }, g) {
        if (stat === 'craft' && ownAbility(g.s, seat, 'keepLifeTaken')) gain(g, seat, 'life', 1, 'T86-6.17.1b');
      },
    },
  },
  raiseEnemies: {
    reckonings: { raises: (s, seat) => ownAbility(s, seat, 'raiseEnemies') !== undefined },
  },
};
