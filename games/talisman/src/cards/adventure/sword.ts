import type { Card } from '../../vocabulary.ts';

export const sword: Card = {
  id: 'adv.sword',
  type: 'object',
  abilities: [{ can: 'weapon' }, { can: 'add', stat: 'strength', n: 1, combat: true }],
};
