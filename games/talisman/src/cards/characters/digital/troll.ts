import type { CharacterCard } from '../../../vocabulary.ts';

export const troll: CharacterCard = {
  id: 'chr.digital.troll',
  strength: 6,
  craft: 1,
  fate: 1,
  lives: 6,
  alignment: 'neutral',
  start: 'O9',
  abilities: [
    { can: 'skipRoll', at: ['crags'] },
    { can: 'regenerate', on: 6 },
  ],
};
