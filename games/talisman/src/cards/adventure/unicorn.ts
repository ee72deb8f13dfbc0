import type { Card } from '../../vocabulary.ts';

export const unicorn: Card = {
  id: 'adv.unicorn',
  type: 'follower',
  abilities: [
    { can: 'add', stat: 'strength', n: 1 },
    { can: 'add', stat: 'craft', n: 1 },
  ],
};
