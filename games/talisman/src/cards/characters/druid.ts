import type { CharacterCard, Terrain } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    changeAlignment: { can: 'changeAlignment' };
    fillSpellsIn: { can: 'fillSpellsIn'; terrain: Terrain };
  }
}

export const druid: CharacterCard = {
  id: 'chr.druid',
  strength: 2,
  craft: 4,
  alignment: 'neutral',
  start: 'O23',
  abilities: [{ can: 'startSpells', n: 1 }, { can: 'changeAlignment' }, { can: 'fillSpellsIn', terrain: 'woods' }],
};
