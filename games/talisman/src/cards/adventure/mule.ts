import type { Card } from '../../vocabulary.ts';

export const mule: Card = { id: 'adv.mule', type: 'object', abilities: [{ can: 'carryAll' }] };
