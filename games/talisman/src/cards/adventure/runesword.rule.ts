import { givers } from '../../editions/index.ts';
import type { OwnAbilities } from '../../own/shapes.ts';

const BLADES = givers('lifeOnWin');

/** The rule of the Runesword: a kill is enough, and so is a life taken from a character (T86-6.16.4d, T86-6.16.9a). */
export const runesword: OwnAbilities<'lifeOnWin'> = {
  lifeOnWin: {
    reckonings: { givesLife: (card) => BLADES.has(card) },
    worth: () => 1.5,
  },
};
