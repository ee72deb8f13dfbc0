import type { CharacterCard } from '../../../../vocabulary.ts';

export const weepingShade: CharacterCard = {
  id: 'ghost.weeping-shade',
  strength: 2,
  craft: 5,
  fate: 3,
  lives: 0,
  alignment: 'neutral',
  start: 'O3',
  abilities: [{ can: 'evadeVeil', upTo: 3 }],
};
