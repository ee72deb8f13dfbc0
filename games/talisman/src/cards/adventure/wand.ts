import type { Card } from '../../vocabulary.ts';

export const wand: Card = { id: 'adv.wand', type: 'magicObject', abilities: [{ can: 'extraSpell', n: 1 }, { can: 'alwaysSpell' }] };
