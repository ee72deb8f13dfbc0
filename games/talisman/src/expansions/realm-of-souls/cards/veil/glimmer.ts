import type { Card } from '../../../../vocabulary.ts';

export const glimmer: Card = { id: 'veil.glimmer', type: 'spirit', craft: 1, foe: { traits: [{ foe: 'heroNoDie' }] } };
