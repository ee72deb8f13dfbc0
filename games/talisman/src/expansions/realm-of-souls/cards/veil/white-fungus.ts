import type { Card } from '../../../../vocabulary.ts';

export const whiteFungus: Card = { id: 'veil.white-fungus', type: 'monster', craft: 2, foe: { traits: [{ foe: 'againstGhosts', n: 3 }] } };
