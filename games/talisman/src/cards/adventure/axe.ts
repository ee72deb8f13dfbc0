import type { Card } from '../../vocabulary.ts';

export const axe: Card = {
  id: 'adv.axe',
  type: 'object',
  abilities: [{ can: 'weapon' }, { can: 'add', stat: 'strength', n: 1, combat: true }, { can: 'buildRaft' }],
};
