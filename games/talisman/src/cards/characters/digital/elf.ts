import type { CharacterCard } from '../../../vocabulary.ts';

export const elf: CharacterCard = {
  id: 'chr.digital.elf',
  strength: 3,
  craft: 4,
  fate: 3,
  lives: 4,
  alignment: 'good',
  start: 'O23',
  abilities: [
    { can: 'skipRoll', at: ['forest'] },
    { can: 'evadeIn', terrain: 'woods' },
    { can: 'walkBetween', terrain: 'woods' },
  ],
};
