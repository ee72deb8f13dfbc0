import type { Card } from '../../vocabulary.ts';

export const siren: Card = {
  id: 'adv.siren',
  type: 'stranger',
  evadable: true,
  meet: [{ do: 'roll', dice: 1, rows: [{ from: 1, to: 3, then: [{ do: 'missTurn' }] }] }],
};
