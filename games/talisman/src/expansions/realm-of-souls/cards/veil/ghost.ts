import type { Card } from '../../../../vocabulary.ts';

export const ghost: Card = { id: 'veil.ghost', type: 'spirit', craft: 4, placedBy: ['O13', 'O1', 'O3', 'O7', 'M16', 'M13'] };
