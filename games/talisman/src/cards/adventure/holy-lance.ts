import type { Card } from '../../vocabulary.ts';

export const holyLance: Card = {
  id: 'adv.holy-lance',
  type: 'magicObject',
  owners: ['good', 'neutral'],
  abilities: [
    { can: 'weapon' },
    { can: 'add', stat: 'strength', n: 1, combat: true },
    { can: 'add', stat: 'strength', n: 3, combat: true, against: 'dragon' },
  ],
};
