import type { CharacterCard } from '../../../vocabulary.ts';

export const assassin: CharacterCard = {
  id: 'chr.digital.assassin',
  strength: 3,
  craft: 3,
  fate: 3,
  lives: 4,
  alignment: 'evil',
  start: 'O13',
  abilities: [{ can: 'assassinate', creatures: true }],
};
