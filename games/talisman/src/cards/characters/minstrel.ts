import type { CharacterCard } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    peace: { can: 'peace'; with: readonly ('animal' | 'dragon')[] };
    charmAnimals: { can: 'charmAnimals' };
  }
}

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
