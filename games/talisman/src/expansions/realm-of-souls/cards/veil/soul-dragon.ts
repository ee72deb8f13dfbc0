import type { Card } from '../../../../vocabulary.ts';

export const soulDragon: Card = { id: 'veil.soul-dragon', type: 'dragon', craft: 7, foe: { traits: [{ foe: 'bare' }, { foe: 'noFate' }] } };
