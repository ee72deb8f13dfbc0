import type { Card } from '../../../../vocabulary.ts';

export const judgement: Card = {
  id: 'veil.judgement',
  type: 'event',
  leaves: true,
  meet: [
    {
      do: 'roll',
      dice: 1,
      rows: [
        { from: 1, to: 1, then: [{ do: 'lose', what: 'life', n: 1 }] },
        { from: 4, to: 4, then: [{ do: 'passOn' }] },
        { from: 5, to: 5, then: [{ do: 'gain', what: 'life', n: 1 }] },
        { from: 6, to: 6, then: [{ do: 'resurrect' }] },
      ],
    },
  ],
};
