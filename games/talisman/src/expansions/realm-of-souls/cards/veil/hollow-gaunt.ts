import type { Card } from '../../../../vocabulary.ts';

export const hollowGaunt: Card = { id: 'veil.hollow-gaunt', type: 'spirit', craft: 5 };
