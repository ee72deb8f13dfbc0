import type { Card } from '../../vocabulary.ts';

export const talisman: Card = { id: 'adv.talisman', type: 'magicObject', abilities: [{ can: 'enterValley' }] };
