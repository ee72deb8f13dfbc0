import type { Card } from '../../../../vocabulary.ts';

/** Its Craft is that of whoever meets it; as a trophy it is worth nothing. */
export const nightmare: Card = {
  id: 'veil.nightmare',
  type: 'spirit',
  craft: 0,
  foe: { traits: [{ foe: 'mirror' }], reward: [{ do: 'gain', what: 'craft', n: 1 }] },
};
