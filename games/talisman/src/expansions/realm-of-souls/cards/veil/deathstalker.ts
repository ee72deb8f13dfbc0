import type { Card } from '../../../../vocabulary.ts';

export const deathstalker: Card = {
  id: 'veil.deathstalker',
  type: 'follower',
  number: 1,
  meet: [{ do: 'curse' }],
  abilities: [{ can: 'doomed' }],
};
