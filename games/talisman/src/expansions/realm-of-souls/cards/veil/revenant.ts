import type { Card } from '../../../../vocabulary.ts';

export const revenant: Card = { id: 'veil.revenant', type: 'spirit', craft: 3 };
