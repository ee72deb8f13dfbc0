import type { Card } from '../../../../vocabulary.ts';

export const nightHag: Card = {
  id: 'veil.night-hag',
  type: 'spirit',
  craft: 5,
  foe: { beaten: [{ do: 'toStart' }, { do: 'missTurn', next: true }] },
};
