import { givers } from '../../editions/index.ts';
import type { OwnAbilities } from '../../own/shapes.ts';
import { cardsThat, has } from '../../rules/character/numbers.ts';

const SILENT = givers('noSpells');

/** The rules of the Amulet (T86-6.8): it keeps off the Spells of others, and one's own. */
export const amulet: OwnAbilities<'noSpells' | 'immuneToSpells'> = {
  noSpells: {
    reckonings: {
      silencers: (s, seat) => cardsThat(s, seat, 'noSpells'),
      silencing: (card) => SILENT.has(card),
    },
    worth: () => -0.5,
  },
  immuneToSpells: {
    reckonings: { immune: (s, seat) => has(s, seat, 'immuneToSpells') },
    worth: () => 0.4,
  },
};
