import type { CharacterCard } from '../../../../vocabulary.ts';

export const lanternBearer: CharacterCard = {
  id: 'ghost.lantern-bearer',
  strength: 2,
  craft: 5,
  fate: 4,
  lives: 0,
  alignment: 'neutral',
  start: 'O3',
  abilities: [{ can: 'replaceVeil' }],
};
