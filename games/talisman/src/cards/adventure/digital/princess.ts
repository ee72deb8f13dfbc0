import type { Card } from '../../../vocabulary.ts';

export const princess: Card = {
  id: 'adv.digital.princess',
  type: 'follower',
  abilities: [
    { can: 'healAtCastle', n: 2 },
    { can: 'sellAtCastle', price: 3 },
  ],
};
