import type { Card } from '../../vocabulary.ts';

export const wraith: Card = { id: 'adv.wraith', type: 'spirit', craft: 5 };
