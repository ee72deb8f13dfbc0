import type { Card } from '../../vocabulary.ts';

export const storm: Card = {
  id: 'adv.storm',
  type: 'event',
  leaves: true,
  meet: [{ do: 'everyone', where: 'region', then: [{ do: 'missTurn' }] }],
};
