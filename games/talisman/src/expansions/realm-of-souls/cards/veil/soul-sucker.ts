import type { Card } from '../../../../vocabulary.ts';

export const soulSucker: Card = {
  id: 'veil.soul-sucker',
  type: 'spirit',
  craft: 4,
  foe: { beaten: [{ do: 'lose', what: 'craft', n: 1 }], slain: [{ do: 'gain', what: 'craft', n: 1 }] },
};
