import type { Card } from '../../../vocabulary.ts';
import { WISHES_WITH_FATE } from '../../../wishes.ts';

export const phantom: Card = {
  id: 'adv.digital.phantom',
  type: 'stranger',
  meet: [{ do: 'firstOnly', when: { is: 'alignment', of: ['evil'] }, then: [{ do: 'choose', of: WISHES_WITH_FATE }] }],
};
