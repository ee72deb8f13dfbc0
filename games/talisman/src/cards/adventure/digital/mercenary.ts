import type { Card } from '../../../vocabulary.ts';

export const mercenary: Card = {
  id: 'adv.digital.mercenary',
  type: 'follower',
  fee: 1,
  abilities: [{ can: 'hire', strength: 3, price: 1, allTurn: true }],
};
