import type { Card } from '../../vocabulary.ts';

export const lemure: Card = { id: 'adv.lemure', type: 'spirit', craft: 1 };
