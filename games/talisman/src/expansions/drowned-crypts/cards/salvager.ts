import type { Card } from '../../../vocabulary.ts';

/** TDC-4.5 */
export const salvager: Card = {
  id: 'adv.salvager',
  type: 'stranger',
  meet: [
    {
      do: 'roll',
      dice: 1,
      rows: [
        { from: 1, to: 1, then: [{ do: 'lose', what: 'gold', n: 1 }] },
        { from: 4, to: 5, then: [{ do: 'gain', what: 'gold', n: 1 }] },
        { from: 6, to: 6, then: [{ do: 'gain', what: 'fate', n: 1 }] },
      ],
    },
  ],
};
