import type { Card } from '../../vocabulary.ts';

export const twoBags: Card = { id: 'adv.two-bags', type: 'gold', gold: 2 };
