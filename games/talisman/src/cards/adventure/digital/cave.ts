import type { Card } from '../../../vocabulary.ts';

export const cave: Card = {
  id: 'adv.digital.cave',
  type: 'place',
  meet: [
    {
      do: 'roll',
      dice: 1,
      add: 'cave',
      rows: [
        { from: 1, to: 1, then: [{ do: 'fight', creature: 'caveDragon', stat: 'strength', n: 7 }] },
        { from: 2, to: 2, then: [{ do: 'fight', creature: 'caveGoblin', stat: 'strength', n: 2 }] },
        { from: 3, to: 3, then: [{ do: 'missTurn' }] },
        { from: 4, to: 5, then: [{ do: 'gain', what: 'gold', n: 2 }] },
        { from: 6, to: 6, then: [{ do: 'gain', what: 'gold', n: 3 }] },
      ],
    },
  ],
};
