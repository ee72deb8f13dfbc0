import type { CharacterCard } from '../../../vocabulary.ts';

export const priest: CharacterCard = {
  id: 'chr.digital.priest',
  strength: 2,
  craft: 4,
  fate: 5,
  lives: 4,
  alignment: 'good',
  start: 'O7',
  abilities: [{ can: 'startSpells', n: 1 }, { can: 'prayBonus', n: 1 }, { can: 'destroySpirits', gain: 'spell' }, { can: 'noWeapons' }],
};
