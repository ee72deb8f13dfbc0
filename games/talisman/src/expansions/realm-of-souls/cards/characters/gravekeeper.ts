import type { CharacterCard } from '../../../../vocabulary.ts';

export const gravekeeper: CharacterCard = {
  id: 'chr.gravekeeper',
  strength: 3,
  craft: 3,
  fate: 3,
  lives: 5,
  alignment: 'neutral',
  start: 'O3',
  abilities: [{ can: 'anyAlignmentAt', space: 'O3' }, { can: 'addAgainstSpirits', n: 1 }, { can: 'moveGraves' }],
};
