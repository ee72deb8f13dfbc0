import type { Card } from '../../../../vocabulary.ts';

export const haunt: Card = {
  id: 'veil.haunt',
  type: 'spirit',
  craft: 3,
  foe: { unslain: [{ do: 'haunt' }] },
  abilities: [
    { can: 'attackRolls', n: -1 },
    { can: 'liftedAt', spaces: ['O7', 'O3'], must: true },
  ],
};
