import type { CharacterCard } from '../../vocabulary.ts';

export const minstrel: CharacterCard = {
  id: 'chr.minstrel',
  strength: 2,
  craft: 4,
  alignment: 'good',
  start: 'O19',
  abilities: [
    { can: 'peace', with: ['animal', 'dragon'] },
    { can: 'charmAnimals' },
    { can: 'takeFollowers', only: ['adv.maiden', 'adv.princess'], all: true },
  ],
};
