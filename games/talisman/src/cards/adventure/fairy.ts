import type { Card } from '../../vocabulary.ts';
import { WISHES } from '../../wishes.ts';

export const fairy: Card = {
  id: 'adv.fairy',
  type: 'stranger',
  evadable: true,
  meet: [{ do: 'firstOnly', when: { is: 'alignment', of: ['good'] }, then: [{ do: 'choose', of: WISHES }] }],
};
