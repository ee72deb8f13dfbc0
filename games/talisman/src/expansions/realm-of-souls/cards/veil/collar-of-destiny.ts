import type { Card } from '../../../../vocabulary.ts';

export const collarOfDestiny: Card = {
  id: 'veil.collar-of-destiny',
  type: 'magicObject',
  soulbound: true,
  cursed: true,
  abilities: [{ can: 'noFate' }, { can: 'liftedAt', spaces: ['O7', 'M13'] }],
};
