import type { Card } from '../../../../vocabulary.ts';

export const poolOfSouls: Card = { id: 'veil.pool-of-souls', type: 'place', wells: 2, meet: [{ do: 'may', then: [{ do: 'drain' }] }] };
