import type { CharacterCard } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    craftInCombat: { can: 'craftInCombat'; printed?: true };
    noArmour: { can: 'noArmour' };
  }
}

export const monk: CharacterCard = {
  id: 'chr.monk',
  strength: 2,
  craft: 3,
  alignment: 'good',
  start: 'O1',
  abilities: [{ can: 'craftInCombat' }, { can: 'prayBonus', n: 1 }, { can: 'noWeapons' }, { can: 'noArmour' }],
};
