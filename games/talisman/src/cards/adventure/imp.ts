import type { Card } from '../../vocabulary.ts';

export const imp: Card = {
  id: 'adv.imp',
  type: 'event',
  evadable: true,
  leaves: true,
  meet: [
    {
      do: 'roll',
      dice: 1,
      rows: [
        { from: 1, to: 1, then: [{ do: 'teleport', to: 'O9' }] },
        { from: 2, to: 2, then: [{ do: 'teleport', to: 'O23' }] },
        { from: 3, to: 3, then: [{ do: 'teleport', to: 'O19' }] },
        { from: 4, to: 4, then: [{ do: 'teleport', to: 'O21' }] },
        { from: 5, to: 5, then: [{ do: 'teleport', to: 'M3' }] },
        { from: 6, to: 6, then: [{ do: 'teleport', to: 'M5' }] },
      ],
    },
  ],
};
