import type { Card } from '../../vocabulary.ts';

export const fountain: Card = {
  id: 'adv.fountain',
  type: 'place',
  holds: { what: 'craft', n: 4 },
  meet: [{ do: 'may', then: [{ do: 'takeOne' }] }],
};
