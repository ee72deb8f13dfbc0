import type { Card } from '../../../vocabulary.ts';

export const siren: Card = {
  id: 'adv.digital.siren',
  type: 'event',
  leaves: true,
  meet: [{ do: 'everyone', where: 'region', then: [{ do: 'missTurn', next: true }] }],
};
