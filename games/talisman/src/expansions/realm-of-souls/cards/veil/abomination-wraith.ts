import type { Card } from '../../../../vocabulary.ts';

export const abominationWraith: Card = {
  id: 'veil.abomination-wraith',
  type: 'spirit',
  craft: 3,
  foe: { traits: [{ foe: 'dice', n: 3 }], reward: [{ do: 'gain', what: 'life', n: 2 }] },
};
