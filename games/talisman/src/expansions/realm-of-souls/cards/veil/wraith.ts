import type { Card } from '../../../../vocabulary.ts';

export const wraith: Card = { id: 'veil.wraith', type: 'spirit', craft: 5 };
