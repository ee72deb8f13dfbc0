import type { CharacterCard } from '../../../../vocabulary.ts';

export const banshee: CharacterCard = {
  id: 'ghost.banshee',
  strength: 2,
  craft: 5,
  fate: 2,
  lives: 0,
  alignment: 'neutral',
  start: 'O3',
  abilities: [{ can: 'drainLiving' }],
};
