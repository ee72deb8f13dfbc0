import type { Card } from '../../../../vocabulary.ts';

export const chainsOfGreed: Card = {
  id: 'veil.chains-of-greed',
  type: 'magicObject',
  soulbound: true,
  cursed: true,
  abilities: [{ can: 'noGold' }, { can: 'liftedAt', spaces: ['O7', 'M13'] }],
};
