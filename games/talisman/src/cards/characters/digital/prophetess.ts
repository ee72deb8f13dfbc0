import type { CharacterCard } from '../../../vocabulary.ts';

export const prophetess: CharacterCard = {
  id: 'chr.digital.prophetess',
  strength: 2,
  craft: 4,
  fate: 2,
  lives: 4,
  alignment: 'good',
  start: 'O7',
  abilities: [{ can: 'startSpells', n: 1 }, { can: 'alwaysSpell' }, { can: 'replaceDrawn' }, { can: 'seeSpells' }],
};
