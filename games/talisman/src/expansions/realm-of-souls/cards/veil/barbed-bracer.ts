import type { Card } from '../../../../vocabulary.ts';

export const barbedBracer: Card = {
  id: 'veil.barbed-bracer',
  type: 'magicObject',
  soulbound: true,
  cursed: true,
  abilities: [{ can: 'bloodStrike', n: 3 }],
};
