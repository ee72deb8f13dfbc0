import type { CharacterCard } from '../../../vocabulary.ts';

export const warrior: CharacterCard = {
  id: 'chr.digital.warrior',
  strength: 4,
  craft: 2,
  fate: 1,
  lives: 5,
  alignment: 'neutral',
  start: 'O19',
  abilities: [{ can: 'bestOfDice', dice: 2 }, { can: 'twoWeapons' }],
};
