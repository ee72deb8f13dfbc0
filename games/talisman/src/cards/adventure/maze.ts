import type { Card } from '../../vocabulary.ts';

export const maze: Card = {
  id: 'adv.maze',
  type: 'place',
  meet: [{ do: 'if', when: { is: 'below', stat: 'craft', n: 5 }, safe: 'maze', then: [{ do: 'missTurn' }] }],
};
