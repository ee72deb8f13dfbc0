import type { Card } from '../../vocabulary.ts';

export const orb: Card = { id: 'adv.orb', type: 'magicObject', abilities: [{ can: 'replaceDrawn' }] };
