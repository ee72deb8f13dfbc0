import type { Card } from '../../vocabulary.ts';

declare module '../../open.ts' {
  interface AddedAbilities {
    banFollowers: { can: 'banFollowers'; until: 'mystic' };
  }
}

export const hag: Card = {
  id: 'adv.hag',
  type: 'event',
  evadable: true,
  meet: [{ do: 'curse' }],
  abilities: [{ can: 'banFollowers', until: 'mystic' }],
};
