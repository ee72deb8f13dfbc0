import type { OwnAbilities } from '../../own/shapes.ts';
import { ownAbility } from '../../rules/character/numbers.ts';

/** The rule of the Troll, in both editions (T86-6.8). */
export const troll: OwnAbilities<'regenerate'> = {
  regenerate: {
    reckonings: { restsOn: (s, seat) => ownAbility(s, seat, 'regenerate')?.on },
  },
};
