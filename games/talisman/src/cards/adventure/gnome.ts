import type { Card } from '../../vocabulary.ts';

export const gnome: Card = {
  id: 'adv.gnome',
  type: 'follower',
  abilities: [
    { can: 'portalDice', stat: 'craft', dice: 1 },
    { can: 'minesDice', dice: 2 },
    { can: 'skipRoll', at: ['crags'] },
    { can: 'evadeIn', terrain: 'hills' },
  ],
};
