import type { Card } from '../../vocabulary.ts';

export const magicPortal: Card = {
  id: 'adv.magic-portal',
  type: 'place',
  meet: [
    {
      do: 'may',
      then: [
        {
          do: 'roll',
          dice: 1,
          rows: [
            { from: 1, to: 1, then: [{ do: 'teleport', to: 'O9' }] },
            { from: 2, to: 2, then: [{ do: 'teleport', to: 'O1' }] },
            { from: 3, to: 3, then: [{ do: 'teleport', to: 'O13' }] },
            { from: 4, to: 4, then: [{ do: 'teleport', to: 'M9' }] },
            { from: 5, to: 5, then: [{ do: 'teleport', to: 'M13' }] },
            { from: 6, to: 6, then: [{ do: 'teleport', to: 'I1' }] },
          ],
        },
      ],
    },
  ],
};
