import type { Card } from '../../../vocabulary.ts';

export const hag: Card = {
  id: 'adv.digital.hag',
  type: 'follower',
  number: 1,
  meet: [{ do: 'curse' }],
  abilities: [{ can: 'banFollowers', until: 'mystic' }],
};
