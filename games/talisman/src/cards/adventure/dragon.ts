import type { Card } from '../../vocabulary.ts';

export const dragon: Card = { id: 'adv.dragon', type: 'dragon', strength: 7 };
