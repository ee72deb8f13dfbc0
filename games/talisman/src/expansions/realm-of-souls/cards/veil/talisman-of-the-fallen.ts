import type { Card } from '../../../../vocabulary.ts';

export const talismanOfTheFallen: Card = {
  id: 'veil.talisman-of-the-fallen',
  type: 'magicObject',
  soulbound: true,
  fallen: true,
  abilities: [{ can: 'enterValley' }, { can: 'fallenTalisman' }],
};
