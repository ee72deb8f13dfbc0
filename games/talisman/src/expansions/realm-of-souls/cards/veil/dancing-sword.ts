import type { Card } from '../../../../vocabulary.ts';

export const dancingSword: Card = {
  id: 'veil.dancing-sword',
  type: 'magicObject',
  soulbound: true,
  abilities: [{ can: 'weapon' }, { can: 'add', stat: 'strength', n: 1, combat: true }, { can: 'dance' }],
};
