import type { CharacterCard } from '../../../../vocabulary.ts';

export const paleKnight: CharacterCard = {
  id: 'ghost.pale-knight',
  strength: 4,
  craft: 4,
  fate: 2,
  lives: 0,
  alignment: 'neutral',
  start: 'O3',
  abilities: [{ can: 'chooseBattle' }],
};
