import type { Card } from '../../../../vocabulary.ts';

export const chillWraith: Card = { id: 'veil.chill-wraith', type: 'spirit', craft: 4, foe: { beaten: [{ do: 'missTurn', next: true }] } };
