import type { CharacterCard } from '../../../vocabulary.ts';

export const ghoul: CharacterCard = {
  id: 'chr.digital.ghoul',
  strength: 2,
  craft: 4,
  fate: 4,
  lives: 4,
  alignment: 'evil',
  start: 'O3',
  abilities: [{ can: 'attackByCraft' }, { can: 'keepLifeTaken' }, { can: 'raiseEnemies' }],
};
