import type { Card } from '../../vocabulary.ts';

export const waterBottle: Card = { id: 'adv.water-bottle', type: 'object', abilities: [{ can: 'safeAt', place: 'desert' }] };
