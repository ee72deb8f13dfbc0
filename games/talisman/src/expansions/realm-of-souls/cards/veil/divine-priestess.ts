import type { Card } from '../../../../vocabulary.ts';

export const divinePriestess: Card = {
  id: 'veil.divine-priestess',
  type: 'stranger',
  evadable: true,
  meet: [
    { do: 'heal', n: 1, price: 0 },
    { do: 'ifSoul', who: 'ghost', then: [{ do: 'may', then: [{ do: 'discardThis' }, { do: 'resurrect', at: 'start' }] }] },
  ],
};
