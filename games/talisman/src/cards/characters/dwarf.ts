import type { CharacterCard } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    caveBonus: { can: 'caveBonus'; n: number };
  }
}

export const dwarf: CharacterCard = {
  id: 'chr.dwarf',
  strength: 3,
  craft: 3,
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
