import type { Card } from '../../../vocabulary.ts';
import { WISHES_WITH_FATE } from '../../../wishes.ts';

export const enchanter: Card = {
  id: 'adv.digital.enchanter',
  type: 'stranger',
  meet: [{ do: 'firstOnly', when: { is: 'atLeast', stat: 'craft', n: 4 }, then: [{ do: 'choose', of: WISHES_WITH_FATE }] }],
};
