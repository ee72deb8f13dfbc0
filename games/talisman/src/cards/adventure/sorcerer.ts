import type { Card } from '../../vocabulary.ts';

export const sorcerer: Card = {
  id: 'adv.sorcerer',
  type: 'stranger',
  evadable: true,
  meet: [
    {
      do: 'may',
      then: [
        { do: 'pay', gold: 1 },
        { do: 'gain', what: 'spell', n: 1 },
      ],
    },
  ],
};
