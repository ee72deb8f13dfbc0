import type { Card } from '../../../vocabulary.ts';

export const witch: Card = {
  id: 'adv.digital.witch',
  type: 'stranger',
  meet: [
    {
      do: 'roll',
      dice: 1,
      rows: [
        { from: 1, to: 1, then: [{ do: 'toad' }] },
        { from: 2, to: 2, then: [{ do: 'lose', what: 'life', n: 1 }] },
        { from: 3, to: 3, then: [{ do: 'gain', what: 'strength', n: 1 }] },
        { from: 4, to: 4, then: [{ do: 'gain', what: 'craft', n: 1 }] },
        { from: 5, to: 5, then: [{ do: 'gain', what: 'spell', n: 1 }] },
        { from: 6, to: 6, then: [{ do: 'replenish', price: 0 }] },
      ],
    },
  ],
};
