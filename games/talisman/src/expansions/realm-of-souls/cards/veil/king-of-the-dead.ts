import type { Card } from '../../../../vocabulary.ts';

export const kingOfTheDead: Card = {
  id: 'veil.king-of-the-dead',
  type: 'monster',
  number: 1,
  strength: 12,
  craft: 12,
  meet: [{ do: 'ifSoul', who: 'living', then: [{ do: 'die' }] }],
  foe: {
    traits: [{ foe: 'either' }],
    reward: [
      { do: 'resurrect', heal: true },
      { do: 'may', then: [{ do: 'riseAtCrown' }] },
    ],
  },
};
