import type { Card } from '../../../../vocabulary.ts';

export const bloodSucker: Card = {
  id: 'veil.blood-sucker',
  type: 'monster',
  strength: 4,
  foe: { beaten: [{ do: 'lose', what: 'strength', n: 1 }], slain: [{ do: 'gain', what: 'strength', n: 1 }] },
};
