import type { Card } from '../../../../vocabulary.ts';

export const neverEndingMist: Card = {
  id: 'veil.never-ending-mist',
  type: 'magicObject',
  soulbound: true,
  abilities: [{ can: 'mistEvade' }],
};
