import type { CharacterCard } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    bestOfDice: { can: 'bestOfDice'; dice: number };
    twoWeapons: { can: 'twoWeapons' };
  }
}

export const warrior: CharacterCard = {
  id: 'chr.warrior',
  strength: 4,
  craft: 3,
  alignment: 'neutral',
  start: 'O19',
  abilities: [{ can: 'bestOfDice', dice: 2 }, { can: 'twoWeapons' }],
};
