import type { CharacterCard } from '../../../../vocabulary.ts';

export const soulReaver: CharacterCard = {
  id: 'chr.soul-reaver',
  strength: 4,
  craft: 2,
  fate: 2,
  lives: 4,
  alignment: 'evil',
  start: 'O21',
  abilities: [{ can: 'battleSpirits' }, { can: 'reap' }, { can: 'shunFollowers' }],
};
