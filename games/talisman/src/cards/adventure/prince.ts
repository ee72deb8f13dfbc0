import type { Card } from '../../vocabulary.ts';

export const prince: Card = { id: 'adv.prince', type: 'follower', abilities: [{ can: 'healFree' }, { can: 'sellAtCastle', price: 3 }] };
