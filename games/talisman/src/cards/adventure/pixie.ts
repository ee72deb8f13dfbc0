import type { Card } from '../../vocabulary.ts';

export const pixie: Card = {
  id: 'adv.pixie',
  type: 'follower',
  abilities: [
    { can: 'skipRoll', at: ['forest'] },
    { can: 'evadeIn', terrain: 'woods' },
  ],
};
