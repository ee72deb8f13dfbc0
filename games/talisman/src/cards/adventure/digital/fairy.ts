import type { Card } from '../../../vocabulary.ts';
import { WISHES_WITH_FATE } from '../../../wishes.ts';

export const fairy: Card = {
  id: 'adv.digital.fairy',
  type: 'stranger',
  meet: [{ do: 'firstOnly', when: { is: 'alignment', of: ['good'] }, then: [{ do: 'choose', of: WISHES_WITH_FATE }] }],
};
