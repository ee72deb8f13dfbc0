import type { Card } from '../../vocabulary.ts';

export const pool: Card = {
  id: 'adv.pool',
  type: 'place',
  holds: { what: 'life', n: 4 },
  meet: [{ do: 'may', then: [{ do: 'takeOne' }] }],
};
