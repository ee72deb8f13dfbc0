import type { Card } from '../../vocabulary.ts';

export const poltergeist: Card = {
  id: 'adv.poltergeist',
  type: 'event',
  evadable: true,
  meet: [{ do: 'curse' }],
  abilities: [{ can: 'moveOne', until: 'river' }],
};
