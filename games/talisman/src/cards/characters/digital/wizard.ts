import type { CharacterCard } from '../../../vocabulary.ts';

export const wizard: CharacterCard = {
  id: 'chr.digital.wizard',
  strength: 2,
  craft: 5,
  fate: 3,
  lives: 4,
  alignment: 'evil',
  start: 'O3',
  abilities: [{ can: 'startSpells', n: 2 }, { can: 'alwaysSpell' }, { can: 'attackByCraft' }],
};
