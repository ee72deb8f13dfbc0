import type { Card } from '../../vocabulary.ts';

export const devil: Card = {
  id: 'adv.devil',
  type: 'event',
  leaves: true,
  evadable: true,
  meet: [{ do: 'byAlignment', good: [{ do: 'lose', what: 'life', n: 1 }], evil: [{ do: 'gain', what: 'life', n: 1 }] }],
};
