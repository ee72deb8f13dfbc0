import type { Card } from '../../vocabulary.ts';

export const princess: Card = { id: 'adv.princess', type: 'follower', abilities: [{ can: 'healFree' }, { can: 'sellAtCastle', price: 3 }] };
