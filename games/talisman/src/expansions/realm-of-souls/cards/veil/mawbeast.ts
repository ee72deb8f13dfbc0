import type { Card } from '../../../../vocabulary.ts';

export const mawbeast: Card = { id: 'veil.mawbeast', type: 'spirit', craft: 6 };
