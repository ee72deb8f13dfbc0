import type { Card } from '../../../../vocabulary.ts';

export const vengefulGuide: Card = {
  id: 'veil.vengeful-guide',
  type: 'follower',
  soulbound: true,
  cursed: true,
  abilities: [{ can: 'allRolls', n: -1 }],
};
