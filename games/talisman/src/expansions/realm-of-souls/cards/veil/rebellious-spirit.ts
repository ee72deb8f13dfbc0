import type { Card } from '../../../../vocabulary.ts';

export const rebelliousSpirit: Card = {
  id: 'veil.rebellious-spirit',
  type: 'follower',
  soulbound: true,
  cursed: true,
  abilities: [{ can: 'trophyBurden' }],
};
