import type { Card } from '../../../vocabulary.ts';

export const poltergeist: Card = {
  id: 'adv.digital.poltergeist',
  type: 'follower',
  number: 1,
  meet: [{ do: 'curse' }],
  abilities: [{ can: 'moveOne', until: 'river' }],
};
