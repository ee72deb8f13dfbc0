import type { CharacterCard } from '../../../vocabulary.ts';

export const dwarf: CharacterCard = {
  id: 'chr.digital.dwarf',
  strength: 3,
  craft: 3,
  fate: 5,
  lives: 5,
  alignment: 'neutral',
  start: 'O9',
  abilities: [
    { can: 'skipRoll', at: ['crags', 'chasm'] },
    { can: 'evadeIn', terrain: 'hills' },
    { can: 'caveBonus', n: 1 },
    { can: 'portalDice', stat: 'craft', dice: 1 },
    { can: 'minesDice', dice: 2 },
    { can: 'safeAt', place: 'maze' },
  ],
};
