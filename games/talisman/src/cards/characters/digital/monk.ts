import type { CharacterCard } from '../../../vocabulary.ts';

export const monk: CharacterCard = {
  id: 'chr.digital.monk',
  strength: 2,
  craft: 3,
  fate: 5,
  lives: 4,
  alignment: 'good',
  start: 'O1',
  abilities: [{ can: 'craftInCombat', printed: true }, { can: 'prayBonus', n: 1 }, { can: 'noWeapons' }, { can: 'noArmour' }],
};
