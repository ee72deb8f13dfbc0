import type { CharacterCard } from '../../../vocabulary.ts';

/** TDC-5.1 */
export const diver: CharacterCard = {
  id: 'chr.diver',
  strength: 3,
  craft: 3,
  fate: 2,
  lives: 4,
  alignment: 'neutral',
  start: 'O13',
  abilities: [{ can: 'breathe' }, { can: 'surface' }, { can: 'skipRoll', at: ['chasm'] }],
};
