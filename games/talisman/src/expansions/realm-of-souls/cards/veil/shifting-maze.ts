import type { Card } from '../../../../vocabulary.ts';

export const shiftingMaze: Card = {
  id: 'veil.shifting-maze',
  type: 'place',
  meet: [
    {
      do: 'roll',
      dice: 1,
      rows: [
        { from: 1, to: 1, then: [{ do: 'stepAside', by: 'right' }] },
        { from: 4, to: 5, then: [{ do: 'stepAside', by: 'you' }] },
        { from: 6, to: 6, then: [{ do: 'extraTurns', n: 1 }] },
      ],
    },
  ],
};
