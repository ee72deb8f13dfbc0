import type { CharacterCard } from '../../../vocabulary.ts';

export const thief: CharacterCard = {
  id: 'chr.digital.thief',
  strength: 3,
  craft: 3,
  fate: 2,
  lives: 4,
  alignment: 'neutral',
  start: 'O13',
  abilities: [{ can: 'steal' }, { can: 'freePurchase' }],
};
