import type { CharacterCard } from '../../vocabulary.ts';

export const thief: CharacterCard = {
  id: 'chr.thief',
  strength: 3,
  craft: 3,
  alignment: 'neutral',
  start: 'O13',
  abilities: [{ can: 'steal' }, { can: 'freePurchase' }],
};
