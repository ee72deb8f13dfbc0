import type { Card } from '../../../../vocabulary.ts';

export const swordOfTheFallen: Card = {
  id: 'veil.sword-of-the-fallen',
  type: 'magicObject',
  soulbound: true,
  fallen: true,
  abilities: [{ can: 'weapon' }, { can: 'fallenSword', n: 1, ghost: 3 }],
};
