import type { CharacterCard } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    seeSpells: { can: 'seeSpells' };
  }
}

export const prophetess: CharacterCard = {
  id: 'chr.prophetess',
  strength: 2,
  craft: 4,
  alignment: 'good',
  start: 'O7',
  abilities: [{ can: 'startSpells', n: 1 }, { can: 'alwaysSpell' }, { can: 'replaceDrawn' }, { can: 'seeSpells' }],
};
