import type { Card } from '../../../vocabulary.ts';

export const prince: Card = {
  id: 'adv.digital.prince',
  type: 'follower',
  abilities: [
    { can: 'healAtCastle', n: 2 },
    { can: 'sellAtCastle', price: 3 },
  ],
};
