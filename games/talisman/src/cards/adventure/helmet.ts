import type { Card } from '../../vocabulary.ts';

export const helmet: Card = { id: 'adv.helmet', type: 'object', abilities: [{ can: 'armour', from: 6 }] };
