import type { Card } from '../../../../vocabulary.ts';

export const shadowsoul: Card = { id: 'veil.shadowsoul', type: 'spirit', craft: 4, foe: { traits: [{ foe: 'noFate' }] } };
