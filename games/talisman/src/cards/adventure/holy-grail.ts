import type { Card } from '../../vocabulary.ts';

export const holyGrail: Card = {
  id: 'adv.holy-grail',
  type: 'magicObject',
  owners: ['good', 'neutral'],
  abilities: [
    { can: 'add', stat: 'craft', n: 1 },
    { can: 'safeAt', place: 'desert' },
  ],
};
