import type { Card } from '../../vocabulary.ts';
import { WISHES } from '../../wishes.ts';

export const phantom: Card = {
  id: 'adv.phantom',
  type: 'stranger',
  evadable: true,
  meet: [{ do: 'firstOnly', when: { is: 'alignment', of: ['evil'] }, then: [{ do: 'choose', of: WISHES }] }],
};
