import type { CharacterCard } from '../../vocabulary.ts';

export const assassin: CharacterCard = {
  id: 'chr.assassin',
  strength: 3,
  craft: 3,
  alignment: 'evil',
  start: 'O13',
  abilities: [{ can: 'assassinate' }],
};
