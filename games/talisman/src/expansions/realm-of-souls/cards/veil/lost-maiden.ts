import type { Card } from '../../../../vocabulary.ts';

export const lostMaiden: Card = {
  id: 'veil.lost-maiden',
  type: 'stranger',
  evadable: true,
  dispels: 'veil.lost-warrior',
  meet: [{ do: 'fetchCard' }],
};
