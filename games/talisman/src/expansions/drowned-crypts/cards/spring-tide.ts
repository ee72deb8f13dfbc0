import type { Card } from '../../../vocabulary.ts';

/** TDC-4.3 */
export const springTide: Card = {
  id: 'adv.spring-tide',
  type: 'event',
  leaves: true,
  meet: [{ do: 'gain', what: 'gold', n: 1 }, { do: 'washUp' }],
};
