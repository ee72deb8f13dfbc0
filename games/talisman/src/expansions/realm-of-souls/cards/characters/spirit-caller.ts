import type { CharacterCard } from '../../../../vocabulary.ts';

export const spiritCaller: CharacterCard = {
  id: 'chr.spirit-caller',
  strength: 2,
  craft: 4,
  fate: 3,
  lives: 4,
  alignment: 'good',
  start: 'O7',
  abilities: [{ can: 'startSpells', n: 1 }, { can: 'veilInstead' }, { can: 'evadeGhosts' }],
};
