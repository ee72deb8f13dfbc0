import type { Card } from '../../vocabulary.ts';

export const potion: Card = { id: 'adv.potion', type: 'magicObject', abilities: [{ can: 'drink', strength: 2 }] };
