import type { Card } from '../../vocabulary.ts';

export const armour: Card = { id: 'adv.armour', type: 'object', abilities: [{ can: 'armour', from: 4 }] };
