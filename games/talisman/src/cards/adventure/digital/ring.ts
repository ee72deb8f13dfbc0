import type { Card } from '../../../vocabulary.ts';

export const ring: Card = {
  id: 'adv.digital.ring',
  type: 'magicObject',
  abilities: [
    { can: 'add', stat: 'strength', n: 1 },
    { can: 'add', stat: 'craft', n: 1 },
  ],
};
