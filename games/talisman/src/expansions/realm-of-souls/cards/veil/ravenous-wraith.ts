import type { Card } from '../../../../vocabulary.ts';

export const ravenousWraith: Card = { id: 'veil.ravenous-wraith', type: 'spirit', craft: 4, meet: [{ do: 'loseFollower' }] };
