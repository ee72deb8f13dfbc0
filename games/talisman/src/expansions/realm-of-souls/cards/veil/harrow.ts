import type { Card } from '../../../../vocabulary.ts';

export const harrow: Card = { id: 'veil.harrow', type: 'spirit', craft: 4, foe: { revealed: [{ do: 'ditchFollowers' }] } };
