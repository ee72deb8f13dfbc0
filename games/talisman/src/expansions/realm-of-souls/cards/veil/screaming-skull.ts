import type { Card } from '../../../../vocabulary.ts';

export const screamingSkull: Card = {
  id: 'veil.screaming-skull',
  type: 'magicObject',
  soulbound: true,
  abilities: [{ can: 'add', stat: 'craft', n: 1, combat: true }],
};
