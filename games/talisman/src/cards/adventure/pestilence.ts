import type { Card } from '../../vocabulary.ts';

export const pestilence: Card = {
  id: 'adv.pestilence',
  type: 'event',
  leaves: true,
  meet: [{ do: 'everyone', where: 'region', then: [{ do: 'lose', what: 'life', n: 1 }] }],
};
