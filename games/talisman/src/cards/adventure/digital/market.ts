import type { Card } from '../../../vocabulary.ts';

export const market: Card = {
  id: 'adv.digital.market',
  type: 'place',
  meet: [
    {
      do: 'buy',
      goods: [
        { kind: 'pur.sword', price: 1 },
        { kind: 'pur.helmet', price: 1 },
        { kind: 'pur.water-bottle', price: 1 },
        { kind: 'pur.shield', price: 2 },
        { kind: 'pur.digital.mule', price: 2 },
        { kind: 'pur.raft', price: 3 },
      ],
    },
  ],
};
