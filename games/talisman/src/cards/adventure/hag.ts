import type { Card } from '../../vocabulary.ts';

export const hag: Card = {
  id: 'adv.hag',
  type: 'event',
  evadable: true,
  meet: [{ do: 'curse' }],
  abilities: [{ can: 'banFollowers', until: 'mystic' }],
};
