import type { Card } from '../../vocabulary.ts';

export const shadow: Card = { id: 'adv.shadow', type: 'spirit', craft: 2 };
