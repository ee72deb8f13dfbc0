import type { CharacterCard } from '../../../../vocabulary.ts';

export const greyPilgrim: CharacterCard = {
  id: 'ghost.grey-pilgrim',
  strength: 2,
  craft: 5,
  fate: 3,
  lives: 0,
  alignment: 'neutral',
  start: 'O3',
  abilities: [{ can: 'bendMove' }],
};
