import type { Card } from '../../vocabulary.ts';

export const runesword: Card = {
  id: 'adv.runesword',
  type: 'magicObject',
  owners: ['evil', 'neutral'],
  abilities: [{ can: 'weapon' }, { can: 'add', stat: 'strength', n: 1, combat: true }, { can: 'lifeOnWin' }],
};
