import type { Card } from '../../../../vocabulary.ts';

export const shadow: Card = { id: 'veil.shadow', type: 'spirit', craft: 2 };
