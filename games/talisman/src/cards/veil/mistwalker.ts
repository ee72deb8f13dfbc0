import { FAR, GIFTS } from '../../souls/gifts.ts';
import type { Card } from '../../vocabulary.ts';

export const mistwalker: Card = {
  id: 'veil.mistwalker',
  type: 'stranger',
  evadable: true,
  meet: [{ do: 'choose', of: [...GIFTS, FAR] }, { do: 'flip' }],
};
