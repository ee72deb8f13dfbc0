import type { Card } from '../../vocabulary.ts';

export const mage: Card = {
  id: 'adv.mage',
  type: 'stranger',
  evadable: true,
  meet: [{ do: 'byAlignment', good: [{ do: 'gain', what: 'spell', n: 1 }] }],
};
