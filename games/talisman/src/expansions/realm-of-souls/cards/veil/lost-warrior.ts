import type { Card } from '../../../../vocabulary.ts';

export const lostWarrior: Card = {
  id: 'veil.lost-warrior',
  type: 'stranger',
  evadable: true,
  dispels: 'veil.lost-maiden',
  meet: [{ do: 'wander' }],
};
