import type { CharacterCard } from '../../../../vocabulary.ts';

export const hollowScholar: CharacterCard = {
  id: 'ghost.hollow-scholar',
  strength: 1,
  craft: 6,
  fate: 2,
  lives: 0,
  alignment: 'neutral',
  start: 'O3',
  abilities: [{ can: 'startSpells', n: 1 }],
};
