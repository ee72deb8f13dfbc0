import type { Card } from '../../../../vocabulary.ts';

export const lemure: Card = { id: 'veil.lemure', type: 'spirit', craft: 1 };
