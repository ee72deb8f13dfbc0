import type { CharacterCard } from '../../../vocabulary.ts';

export const druid: CharacterCard = {
  id: 'chr.digital.druid',
  strength: 2,
  craft: 4,
  fate: 4,
  lives: 4,
  alignment: 'neutral',
  start: 'O23',
  abilities: [{ can: 'startSpells', n: 1 }, { can: 'changeAlignment' }, { can: 'fillSpellsIn', terrain: 'woods' }],
};
