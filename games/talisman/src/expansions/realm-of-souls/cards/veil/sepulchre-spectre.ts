import type { Card } from '../../../../vocabulary.ts';

export const sepulchreSpectre: Card = {
  id: 'veil.sepulchre-spectre',
  type: 'spirit',
  craft: 4,
  foe: { revealed: [{ do: 'gatherSpirits', from: 'everywhere' }] },
};
