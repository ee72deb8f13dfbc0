import type { Card } from '../../vocabulary.ts';

export const amulet: Card = { id: 'adv.amulet', type: 'magicObject', abilities: [{ can: 'noSpells' }, { can: 'immuneToSpells' }] };
