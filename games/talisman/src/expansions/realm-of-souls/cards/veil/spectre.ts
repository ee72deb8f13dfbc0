import type { Card } from '../../../../vocabulary.ts';

export const spectre: Card = { id: 'veil.spectre', type: 'spirit', craft: 3 };
