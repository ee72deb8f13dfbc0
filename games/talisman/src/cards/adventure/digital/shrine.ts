import type { Card } from '../../../vocabulary.ts';

export const shrine: Card = {
  id: 'adv.digital.shrine',
  type: 'place',
  meet: [
    {
      do: 'roll',
      dice: 1,
      add: 'pray',
      rows: [
        { from: 2, to: 2, then: [{ do: 'gain', what: 'fate', n: 1 }] },
        { from: 3, to: 3, then: [{ do: 'gain', what: 'gold', n: 1 }] },
        { from: 4, to: 4, then: [{ do: 'gain', what: 'spell', n: 1 }] },
        { from: 5, to: 5, then: [{ do: 'gain', what: 'life', n: 1 }] },
        { from: 6, to: 6, then: [{ do: 'teleport', to: 'region' }] },
      ],
    },
  ],
};
