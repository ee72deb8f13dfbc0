import type { Card } from '../../vocabulary.ts';

export const shield: Card = { id: 'adv.shield', type: 'object', abilities: [{ can: 'armour', from: 5 }] };
