import type { Card } from '../../vocabulary.ts';

export const marsh: Card = {
  id: 'adv.marsh',
  type: 'place',
  meet: [{ do: 'if', when: { is: 'below', stat: 'strength', n: 5 }, then: [{ do: 'missTurn' }] }],
};
