import type { Card } from '../../../../vocabulary.ts';
import { FAR, GIFTS } from '../../rules/gifts.ts';

export const mistwalker: Card = {
  id: 'veil.mistwalker',
  type: 'stranger',
  evadable: true,
  meet: [{ do: 'choose', of: [...GIFTS, FAR] }, { do: 'flip' }],
};
