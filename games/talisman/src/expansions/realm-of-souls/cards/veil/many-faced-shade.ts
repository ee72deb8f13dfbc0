import type { Card } from '../../../../vocabulary.ts';

export const manyFacedShade: Card = { id: 'veil.many-faced-shade', type: 'spirit', craft: 3, foe: { traits: [{ foe: 'perCard', n: 1 }] } };
