import type { Card } from '../../../../vocabulary.ts';

export const cleansingFire: Card = {
  id: 'veil.cleansing-fire',
  type: 'event',
  leaves: true,
  meet: [{ do: 'cleanse' }, { do: 'eachGhost', where: 'region', then: [{ do: 'lose', what: 'life', n: 1 }] }],
};
