import type { Card } from '../../../vocabulary.ts';

export const raiders: Card = {
  id: 'adv.digital.raiders',
  type: 'event',
  leaves: true,
  meet: [{ do: 'loseGoods', to: 'M11', only: 'gold' }],
};
