import type { Card } from '../../vocabulary.ts';

export const ogre: Card = { id: 'adv.ogre', type: 'monster', strength: 5 };
