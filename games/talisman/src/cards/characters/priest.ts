import type { CharacterCard } from '../../vocabulary.ts';

export const priest: CharacterCard = {
  id: 'chr.priest',
  strength: 2,
  craft: 4,
  alignment: 'good',
  start: 'O7',
  abilities: [{ can: 'startSpells', n: 1 }, { can: 'prayBonus', n: 1 }, { can: 'destroySpirits' }, { can: 'noWeapons' }],
};
