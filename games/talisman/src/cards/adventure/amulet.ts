import type { Card } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    noSpells: { can: 'noSpells' };
    immuneToSpells: { can: 'immuneToSpells' };
  }
}

export const amulet: Card = { id: 'adv.amulet', type: 'magicObject', abilities: [{ can: 'noSpells' }, { can: 'immuneToSpells' }] };
