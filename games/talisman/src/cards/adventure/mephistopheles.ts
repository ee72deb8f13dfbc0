import type { Card } from '../../vocabulary.ts';

export const mephistopheles: Card = {
  id: 'adv.mephistopheles',
  type: 'event',
  leaves: true,
  evadable: true,
  meet: [
    {
      do: 'byAlignment',
      good: [{ do: 'become', alignment: 'evil' }],
      neutral: [{ do: 'become', alignment: 'evil' }],
      evil: [{ do: 'gain', what: 'craft', n: 1 }],
    },
  ],
};
