import type { Card } from '../../vocabulary.ts';

export const alchemist: Card = { id: 'adv.alchemist', type: 'follower', abilities: [{ can: 'sellAnywhere', price: 1 }] };
