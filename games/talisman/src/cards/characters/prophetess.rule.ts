import type { OwnAbilities } from '../../own/shapes.ts';
import { has } from '../../rules/character/numbers.ts';

/** The rule of the Prophetess, in both editions (T86-6.8). */
export const prophetess: OwnAbilities<'seeSpells'> = {
  seeSpells: {
    reckonings: { seesSpells: (s, seat) => has(s, seat, 'seeSpells') },
  },
};
