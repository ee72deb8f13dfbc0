import type { Card } from '../../vocabulary.ts';

export const magicalVortex: Card = {
  id: 'adv.magical-vortex',
  type: 'event',
  leaves: true,
  meet: [{ do: 'discardSpells', who: 'everyone' }],
};
