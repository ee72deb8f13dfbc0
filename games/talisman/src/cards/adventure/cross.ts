import type { Card } from '../../vocabulary.ts';

export const cross: Card = {
  id: 'adv.cross',
  type: 'magicObject',
  abilities: [{ can: 'safeAt', place: 'chapel', of: 'evil' }, { can: 'safeAt', place: 'graveyard', of: 'good' }, { can: 'destroySpirits' }],
};
