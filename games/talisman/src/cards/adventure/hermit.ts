import type { Card } from '../../vocabulary.ts';

export const hermit: Card = {
  id: 'adv.hermit',
  type: 'stranger',
  evadable: true,
  placedBy: ['I8', 'I1', 'M5', 'M11', 'O9', 'O23'],
  meet: [{ do: 'firstOnly', then: [{ do: 'awardTalisman' }] }],
};
