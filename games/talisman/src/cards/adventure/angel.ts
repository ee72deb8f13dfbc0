import type { Card } from '../../vocabulary.ts';

export const angel: Card = {
  id: 'adv.angel',
  type: 'event',
  leaves: true,
  evadable: true,
  meet: [{ do: 'byAlignment', good: [{ do: 'gain', what: 'life', n: 1 }], evil: [{ do: 'lose', what: 'life', n: 1 }] }],
};
