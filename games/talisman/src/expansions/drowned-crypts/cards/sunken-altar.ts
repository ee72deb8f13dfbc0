import type { Card } from '../../../vocabulary.ts';

/** TDC-4.8 */
export const sunkenAltar: Card = {
  id: 'adv.sunken-altar',
  type: 'place',
  meet: [
    {
      do: 'roll',
      dice: 1,
      add: 'pray',
      rows: [
        { from: 1, to: 1, then: [{ do: 'lose', what: 'life', n: 1 }] },
        { from: 4, to: 4, then: [{ do: 'heal', n: 1, price: 0 }] },
        { from: 5, to: 5, then: [{ do: 'gain', what: 'spell', n: 1 }] },
        { from: 6, to: 6, then: [{ do: 'gain', what: 'strength', n: 1 }] },
      ],
    },
  ],
};
