import type { Card } from '../../vocabulary.ts';
import { WISHES } from '../../wishes.ts';

export const enchanter: Card = {
  id: 'adv.enchanter',
  type: 'stranger',
  evadable: true,
  meet: [{ do: 'firstOnly', when: { is: 'atLeast', stat: 'craft', n: 4 }, then: [{ do: 'choose', of: WISHES }] }],
};
