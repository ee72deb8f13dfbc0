import type { Card } from '../../../../vocabulary.ts';

export const pitOfSouls: Card = {
  id: 'veil.pit-of-souls',
  type: 'place',
  meet: [{ do: 'may', then: [{ do: 'lose', what: 'life', n: 1 }, { do: 'threeDice' }] }],
};
