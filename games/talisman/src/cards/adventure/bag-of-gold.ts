import type { Card } from '../../vocabulary.ts';

export const bagOfGold: Card = { id: 'adv.bag-of-gold', type: 'gold', gold: 1 };
