import type { Card } from '../../../../vocabulary.ts';

export const phantasm: Card = { id: 'veil.phantasm', type: 'spirit', craft: 4 };
