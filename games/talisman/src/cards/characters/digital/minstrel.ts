import type { CharacterCard } from '../../../vocabulary.ts';

export const minstrel: CharacterCard = {
  id: 'chr.digital.minstrel',
  strength: 2,
  craft: 4,
  fate: 5,
  lives: 4,
  alignment: 'good',
  start: 'O19',
  abilities: [
    { can: 'peace', with: ['animal', 'dragon'] },
    { can: 'charmAnimals' },
    { can: 'takeFollowers', only: ['adv.maiden', 'adv.digital.princess'], all: true },
  ],
};
