import type { Card } from '../../../vocabulary.ts';

export const marketDay: Card = {
  id: 'adv.digital.market-day',
  type: 'event',
  leaves: true,
  meet: [
    {
      do: 'everyone',
      where: 'everywhere',
      clockwise: true,
      then: [
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
    },
  ],
};
