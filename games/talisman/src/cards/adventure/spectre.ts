import type { Card } from '../../vocabulary.ts';

export const spectre: Card = { id: 'adv.spectre', type: 'spirit', craft: 3 };
