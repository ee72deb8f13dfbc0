import type { Card } from '../../../../vocabulary.ts';

export const dullahan: Card = {
  id: 'veil.dullahan',
  type: 'spirit',
  craft: 6,
  foe: { traits: [{ foe: 'noFate' }], beaten: [{ do: 'loseAllFate' }] },
};
