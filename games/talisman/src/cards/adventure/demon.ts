import type { Card } from '../../vocabulary.ts';

export const demon: Card = { id: 'adv.demon', type: 'spirit', craft: 10 };
