import type { Card } from '../../../../vocabulary.ts';

export const armourOfTheFallen: Card = {
  id: 'veil.armour-of-the-fallen',
  type: 'magicObject',
  soulbound: true,
  fallen: true,
  abilities: [{ can: 'spiritArmour', from: 5, both: true, perFallen: true }],
};
