import type { Card } from '../../../../vocabulary.ts';

export const soulDrinker: Card = {
  id: 'veil.soul-drinker',
  type: 'magicObject',
  soulbound: true,
  owners: ['evil', 'neutral'],
  abilities: [{ can: 'weapon' }, { can: 'soulDrink' }],
};
